import { type RemoteFeature, remoteFeatureIds } from '@portico/protocol'

/** A project without settings of its own leaves every feature to the page. */
export const defaultFeatures: RemoteFeature[] = [...new Set(Object.values(remoteFeatureIds))].map(id => ({
  id,
  isEnabled: true,
  config: null,
}))
