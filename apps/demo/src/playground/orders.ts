/** The things whose order an owner can choose, in the kit's own order. */
export const walletGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

export const connectMethods = ['email', 'social', 'wallet'] as const

export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const
