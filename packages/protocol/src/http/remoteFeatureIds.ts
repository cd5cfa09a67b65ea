export const remoteFeatureIds = {
  email: 'social_login',
  socials: 'social_login',
  swaps: 'swap',
  onramp: 'onramp',
  activity: 'activity',
  reownBranding: 'reown_branding',
  multiWallet: 'multi_wallet',
} as const

export type RemoteFeatureKey = keyof typeof remoteFeatureIds
