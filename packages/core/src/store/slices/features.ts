import { resolveLocalFeatures } from '../../features/resolveLocalFeatures.js'
import { resolveRemoteFeatures } from '../../features/resolveRemoteFeatures.js'
import type { Features, KnownFeatureOptions, RemoteFeatures } from '../../types/Features.js'

export interface FeaturesState {
  /** As the owner gave them. */
  readonly options: KnownFeatureOptions
  /** Whether the config service was asked, and how that went. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'error'
  /** Every feature with the value in force; the page's own until the service has spoken. */
  readonly values: Features
}

export function createInitialFeatures(options: KnownFeatureOptions = {}): FeaturesState {
  return { options, status: 'idle', values: toFeatures(options, resolveRemoteFeatures(options)) }
}

export function setFeaturesLoading(state: FeaturesState): FeaturesState {
  return { ...state, status: 'loading' }
}

export function setRemoteFeatures(
  state: FeaturesState,
  status: 'loaded' | 'error',
  remote: RemoteFeatures,
): FeaturesState {
  return { ...state, status, values: toFeatures(state.options, remote) }
}

function toFeatures(options: KnownFeatureOptions, { reownBranding, ...remote }: RemoteFeatures): Features {
  return { ...resolveLocalFeatures(options), ...remote, branding: reownBranding }
}
