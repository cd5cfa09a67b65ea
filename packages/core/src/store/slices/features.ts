import type { Features, KnownFeatureOptions, RemoteFeatures } from '../../catalogue/Features.js'
import { resolveLocalFeatures } from '../resolveLocalFeatures.js'
import { resolveRemoteFeatures } from '../resolveRemoteFeatures.js'

export interface FeaturesState {
  readonly options: KnownFeatureOptions
  readonly status: 'pending' | 'success' | 'error'
  /** Effective value of every feature; the site's own until the config service has responded. */
  readonly values: Features
}

export function createInitialFeatures(options: KnownFeatureOptions = {}): FeaturesState {
  return { options, status: 'pending', values: toFeatures(options, resolveRemoteFeatures(options)) }
}

export function setRemoteFeatures(
  state: FeaturesState,
  status: 'success' | 'error',
  remote: RemoteFeatures,
): FeaturesState {
  return { ...state, status, values: toFeatures(state.options, remote) }
}

/** The page may change what the config service has not decided. */
export function setFeatureOptions(
  state: FeaturesState,
  changed: KnownFeatureOptions,
  isPageFree: boolean,
): FeaturesState {
  const options = { ...state.options, ...changed }
  const values =
    isPageFree || state.status !== 'success'
      ? toFeatures(options, resolveRemoteFeatures(options))
      : { ...state.values, ...resolveLocalFeatures(options) }
  return { ...state, options, values }
}

function toFeatures(options: KnownFeatureOptions, { reownBranding, ...remote }: RemoteFeatures): Features {
  return { ...resolveLocalFeatures(options), ...remote, branding: reownBranding }
}
