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

/** Entries of a project that change how the dialog looks; older kits ignore them. Wallets are listed by the server. */
export const remoteAppearanceIds = {
  /** `mode=dark` and variables, such as `--portico-accent=#0f7b4f`. */
  theme: 'theme',
  connectMethodsOrder: 'connect_methods_order',
  featuredWallets: 'featured_wallets',
  excludedWallets: 'excluded_wallets',
} as const
