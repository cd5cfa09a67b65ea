import type { LoginProvider } from '@portico/protocol/auth'

/** Defaults and order of the features (K-12, K-13, K-14). */
export const defaultSocials: readonly SocialProvider[] = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
]
export type SocialProvider = LoginProvider

export const defaultSwapProviders = ['1inch'] as const
export const defaultOnrampProviders = ['meld'] as const

export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const
export type WalletFeature = (typeof walletFeatures)[number]

export const connectMethods = ['email', 'social', 'wallet'] as const
export type ConnectMethod = (typeof connectMethods)[number]

export const walletGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type WalletGroup = (typeof walletGroups)[number]
