/** The kinds of wallets whose order an owner can choose, in the kit's own order. */
export const walletGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
