import type { RemoteFeature } from '@portico/protocol'

export interface Project {
  id: string
  name: string
  allowedOrigins: string[]
  /** Features set by the project's owner. */
  features: RemoteFeature[]
  analyticsEnabled: boolean
  isEnabled: boolean
}
