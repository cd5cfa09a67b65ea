/** The words of the list of connected wallets. */
export const enProfile = {
  added: 'Wallet added',
  active: 'active',
  others: 'Other wallets',
  recent: 'Recently connected',
  remove: 'Forget {wallet}',
  add: 'Add another wallet',
  switchFailed: 'That wallet could not be used',
} as const
