import { type RemoteFeature, type RemoteFeatureKey, remoteFeatureIds } from '@portico/protocol'
import type { KnownFeatureOptions, RemoteFeatures } from '../catalogue/Features.js'
import { defaultSocials, type SocialProvider } from './defaultFeatures.js'
import { resolveRemoteFeatures, withoutLogins } from './resolveRemoteFeatures.js'

export interface MergedFeatures {
  readonly features: RemoteFeatures
  /** Page options without effect, because the service decides. */
  readonly ignored: readonly string[]
}

const readers: { readonly [Key in RemoteFeatureKey]: (config: readonly string[]) => RemoteFeatures[Key] } = {
  email: config => config.includes('email'),
  socials: config => nonEmpty(config.filter(isSocialProvider)),
  swaps: nonEmpty,
  onramp: nonEmpty,
  activity: () => true,
  reownBranding: () => true,
  multiWallet: () => true,
}

const optionNames: { readonly [Key in RemoteFeatureKey]: readonly (keyof KnownFeatureOptions)[] } = {
  email: ['email'],
  socials: ['socials'],
  swaps: ['swaps'],
  onramp: ['onramp'],
  activity: ['activity', 'history'],
  reownBranding: ['branding'],
  multiWallet: ['multiWallet'],
}

/** A null config leaves the decision to the page; a missing or disabled entry turns the feature off. */
export function mergeRemoteFeatures(
  options: KnownFeatureOptions,
  entries: readonly RemoteFeature[],
): MergedFeatures {
  const fallback = resolveRemoteFeatures(options)
  const find = (key: RemoteFeatureKey) => entries.find(entry => entry.id === remoteFeatureIds[key])
  const read = <Key extends RemoteFeatureKey>(key: Key): RemoteFeatures[Key] | false => {
    const entry = find(key)
    if (entry?.config === null) return fallback[key]
    return entry?.isEnabled && entry.config ? readers[key](entry.config) : false
  }
  const keys = Object.keys(readers) as RemoteFeatureKey[] // keys of our own table
  return {
    features: withoutLogins(options, {
      email: read('email'),
      socials: read('socials'),
      swaps: read('swaps'),
      onramp: read('onramp'),
      activity: read('activity'),
      reownBranding: read('reownBranding'),
      multiWallet: read('multiWallet'),
    }),
    ignored: keys
      .filter(key => find(key)?.config !== null)
      .flatMap(key => optionNames[key])
      .filter(name => options[name] !== undefined),
  }
}

export const noRemoteFeatures: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  reownBranding: false,
  multiWallet: false,
}

function isSocialProvider(name: string): name is SocialProvider {
  return (defaultSocials as readonly string[]).includes(name)
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | false {
  return list.length > 0 && list
}
