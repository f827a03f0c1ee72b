// What a person has done and the bot has not answered to the end; until then the log is marked as busy.

/** Marks an element with `aria-busy` while interactions run, up to the moment when what came of them is drawn. */
export class Running {
  constructor(element) {
    this.element = element;
    this.forget();
  }

  /** Forget all that runs, as no stream will tell its end. */
  forget() {
    this.acts = new Set();
    this.ended = new Set();
    this.mark();
  }

  /** Begin an act; the function that is returned takes the bot's first answer, null when none came. */
  begin() {
    const act = { interaction: null };
    this.acts.add(act);
    this.mark();
    return (answer) => {
      act.interaction = answer?.interaction;
      const isAwaited = answer?.kind === "message" || answer?.kind === "deferred";
      if (!isAwaited || this.ended.delete(act.interaction)) this.drop(act);
    };
  }

  /** An interaction has been answered to the end; the stream may tell so before the first answer is read. */
  end(interaction) {
    const act = [...this.acts].find((one) => one.interaction === interaction);
    if (act) this.drop(act);
    else this.ended.add(interaction);
  }

  drop(act) {
    this.acts.delete(act);
    this.mark();
  }

  mark() {
    this.element.setAttribute("aria-busy", String(this.acts.size > 0));
  }
}
