import type { KnownFeatureOptions, RemoteFeatures } from '../catalogue/Features.js'
import {
  defaultOnrampProviders,
  defaultSocials,
  defaultSwapProviders,
  type SocialProvider,
} from './defaultFeatures.js'

/** Values until the service has responded: the page's own, then the defaults (K-12). */
export function resolveRemoteFeatures(options: KnownFeatureOptions): RemoteFeatures {
  return withoutLogins(options, {
    email: options.email ?? true,
    socials: resolveList<SocialProvider>(options.socials, defaultSocials),
    swaps: resolveList(options.swaps, defaultSwapProviders),
    onramp: resolveList(options.onramp, defaultOnrampProviders),
    activity: options.activity ?? options.history ?? true,
    reownBranding: options.branding ?? true,
    multiWallet: options.multiWallet ?? false,
  })
}

/** With `pay`, email and social logins are off. */
export function withoutLogins(options: KnownFeatureOptions, features: RemoteFeatures): RemoteFeatures {
  return options.pay ? { ...features, email: false, socials: false } : features
}

function resolveList<T>(
  value: boolean | readonly T[] | undefined,
  fallback: readonly T[],
): readonly T[] | false {
  if (value === undefined || value === true) return fallback
  return value === false || value.length === 0 ? false : value
}
