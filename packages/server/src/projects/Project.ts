import type { RemoteFeature } from '@portico/protocol'

export interface Project {
  id: string
  name: string
  allowedOrigins: string[]
  features: RemoteFeature[]
  analyticsEnabled: boolean
  isEnabled: boolean
}
