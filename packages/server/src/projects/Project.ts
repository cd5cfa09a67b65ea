import type { RemoteFeature } from '@portico/protocol'

export interface Project {
  id: string
  name: string
  allowedOrigins: string[]
  /** Those that the owner has set. */
  features: RemoteFeature[]
  analyticsEnabled: boolean
  isEnabled: boolean
}
