export const smartSessionsStrings = {
  key: 'smartSessions',
  english: {
    tabs: 'Permissions by status',
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    until: 'Until {date}',
    ended: 'Ended on {date}',
    revoke: 'Revoke permissions for {site}',
    revokeFailed: 'Couldn’t revoke these permissions. Try again.',
    empty: 'No permissions',
    emptyText: 'Sites you allow to act without asking you are listed here.',
    failed: 'Couldn’t load your permissions',
  },
} as const
