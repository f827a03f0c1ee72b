# Roles for champions and for the people of divisions: the button Roles of an organiser's menu, and lines of /league check.

button-league-roles = Roles
button-league-role-new = Make a champion role
league-role-name = Champion: { $league }
league-roles = Roles: { $season }
league-roles-about = The champion keeps the role until the next champion is known; whoever plays in a division has that division's role. I take back only what I have given.
league-roles-none = This league gives no roles.
league-role-champion = Champion
league-role-menu-champion = Role for the champion
league-role-menu-division = Role for division { $number }
league-role-line = 🎖️ { $place }: { $role } · given to { $count ->
        [0] nobody yet
        [one] { $count } person
       *[other] { $count } people
    }
league-role-trouble-gone = ⚠️ { $place }: { $role } no longer exists. Choose another role.
league-role-trouble-above = ⚠️ { $place }: { $role } is above my own role. Under *Server settings, Roles*, drag mine above it.
league-role-trouble-managed = ⚠️ { $place }: { $role } belongs to Discord or to another program. Choose another role.
league-role-trouble-powerful = ⚠️ { $place }: { $role } has moderator permissions, so I do not give it. Remove them, or choose another role.
league-role-trouble-order = ⚠️ { $place }: whoever chose { $role } could not give it themselves any more, so I do not give it. Somebody whose own highest role is above it can choose it again.
league-role-trouble-not-allowed = ⚠️ { $place }: I am not allowed to give { $role }. I need the permission *Manage roles*. Until then champions are named only in the channel.
league-role-trouble-fault = ⚠️ { $place }: Discord did not accept { $role } just now; I will try again.
refused-bad-role-gone = This role no longer exists.
refused-bad-role-above = This role is above my own, so I cannot give it. Under *Server settings, Roles*, somebody can drag mine above it.
refused-bad-role-managed = This role belongs to Discord or to another program; nobody can give it.
refused-bad-role-powerful = This role has moderator permissions, so I give it to nobody.
refused-bad-role-order = This role is not below your own highest one, or you may not give roles, so Discord would not let you give it either. Somebody with a higher role can choose it.
refused-bad-role-not-allowed = I am not allowed to give roles here. I need the permission *Manage roles*.
refused-bad-role-own = To choose a role here, you must be allowed to give roles (*Manage roles*).
refused-bad-role-fault = Discord did not create the role. Try again in a moment.
