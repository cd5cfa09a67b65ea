import * as v from 'valibot'
import { tolerantArray } from './tolerantArray.js'

/** `config: null` means "the page decides"; a missing config means "off". */
export const RemoteFeatureSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  isEnabled: v.boolean(),
  config: v.optional(v.nullable(v.pipe(v.array(v.string()), v.maxLength(100)))),
})
export type RemoteFeature = v.InferOutput<typeof RemoteFeatureSchema>

export const RemoteConfigSchema = v.object({ features: tolerantArray(RemoteFeatureSchema, 100) })
export type RemoteConfig = v.InferOutput<typeof RemoteConfigSchema>

export const AllowedOriginsSchema = v.object({ allowedOrigins: tolerantArray(v.string(), 1000) })
export type AllowedOrigins = v.InferOutput<typeof AllowedOriginsSchema>

export const AnalyticsConfigSchema = v.object({ isAnalyticsEnabled: v.boolean() })
export type AnalyticsConfig = v.InferOutput<typeof AnalyticsConfigSchema>
