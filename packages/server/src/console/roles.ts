export const consoleRoles = ['owner', 'editor', 'support', 'viewer'] as const

export type ConsoleRole = (typeof consoleRoles)[number]

/** Who may do what. */
export const rolesByAction = {
  'insight.read': ['owner', 'editor', 'support', 'viewer'],
  'settings.read': ['owner', 'editor', 'viewer'],
  'settings.change': ['owner', 'editor'],
  'person.read': ['owner', 'support'],
  'person.help': ['owner', 'support'],
  'person.export': ['owner', 'support'],
  'person.erase': ['owner', 'support'],
  'staff.read': ['owner'],
  'staff.change': ['owner'],
  'log.read': ['owner'],
} as const satisfies Record<string, readonly ConsoleRole[]>

export type ConsoleAction = keyof typeof rolesByAction

export const consoleActions = Object.keys(rolesByAction) as ConsoleAction[] // the keys of the table above

export function isAllowed(role: ConsoleRole, action: ConsoleAction): boolean {
  const roles: readonly ConsoleRole[] = rolesByAction[action]
  return roles.includes(role)
}
