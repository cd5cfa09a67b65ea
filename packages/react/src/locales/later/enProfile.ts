/** The words of the list of connected wallets. */
export const enProfile = {
  added: 'Wallet added',
  active: 'active',
  families: 'Kinds of networks',
  others: 'Other wallets',
  recent: 'Recently connected',
  remove: 'Forget {wallet}',
  disconnect: 'Disconnect {wallet}',
  disconnectAll: 'Disconnect all wallets',
  add: 'Add another wallet',
  connect: 'Connect a wallet',
  none: 'No wallet for {family} is connected',
  accounts: 'Accounts of {wallet}',
  payment: 'Payments',
  ordinal: 'Ordinals',
  stx: 'Stacks',
  switchFailed: 'That wallet could not be used',
} as const
