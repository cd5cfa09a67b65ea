import type { FeatureOptions, Features } from '../../types/Features.js'

export interface FeaturesState {
  /** As the owner gave them. */
  readonly options: FeatureOptions
  /** Whether the config service was asked, and how that went. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'error'
  /** Every feature with the value in force now. */
  readonly values: Features
}

export function setFeatures(
  state: FeaturesState,
  status: FeaturesState['status'],
  values: Features = state.values,
): FeaturesState {
  return { ...state, status, values }
}
