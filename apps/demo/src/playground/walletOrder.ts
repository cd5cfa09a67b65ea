/** The kinds of wallets whose order an owner can choose, in the kit's own order. */
export const walletOrder = [
  'injected',
  'walletConnect',
  'recent',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
