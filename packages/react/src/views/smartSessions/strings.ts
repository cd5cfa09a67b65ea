export const smartSessionsStrings = {
  key: 'smartSessions',
  english: {
    tabs: 'Permissions by state',
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    until: 'Until {date}',
    ended: 'Ended on {date}',
    revoke: 'Revoke the permissions of {site}',
    revokeFailed: 'The permissions could not be revoked. Try again.',
    empty: 'Nothing here',
    emptyText: 'Sites that you allow to act without asking are listed here.',
    failed: 'Your permissions could not be loaded',
  },
} as const
