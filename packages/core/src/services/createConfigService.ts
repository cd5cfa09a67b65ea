import {
  AllowedOriginsSchema,
  AnalyticsConfigSchema,
  formatWalletsQuery,
  RemoteConfigSchema,
  servicePaths,
  type WalletsRequest,
  WalletsSchema,
} from '@portico/protocol'
import { configAnswerLimit as limit, walletsAnswerLimit } from '../utils/limits.js'
import type { HttpClient } from './createHttpClient.js'

/** The config service (W-05 to W-08). */
export function createConfigService({ get }: HttpClient) {
  return {
    fetchFeatures: async () =>
      (await get(servicePaths.config, { schema: RemoteConfigSchema, limit })).features,
    fetchAllowedOrigins: async () =>
      (await get(servicePaths.origins, { schema: AllowedOriginsSchema, limit })).allowedOrigins,
    fetchWallets: (request: WalletsRequest, signal?: AbortSignal) =>
      get(servicePaths.wallets, {
        schema: WalletsSchema,
        limit: walletsAnswerLimit,
        query: formatWalletsQuery(request),
        signal,
      }),
    fetchAnalyticsEnabled: async () =>
      (await get(servicePaths.analyticsConfig, { schema: AnalyticsConfigSchema, limit })).isAnalyticsEnabled,
  }
}
