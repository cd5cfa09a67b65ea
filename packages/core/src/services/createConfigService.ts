import {
  AllowedOriginsSchema,
  AnalyticsConfigSchema,
  formatWalletsQuery,
  RemoteConfigSchema,
  type RemoteFeature,
  servicePaths,
  type Wallets,
  type WalletsRequest,
  WalletsSchema,
} from '@portico/protocol'
import { configAnswerLimit as limit, walletsAnswerLimit } from '../utils/limits.js'
import type { HttpClient } from './createHttpClient.js'

/** The config service (W-05 to W-08). */
export interface ConfigService {
  fetchFeatures(): Promise<readonly RemoteFeature[]>
  fetchAllowedOrigins(): Promise<readonly string[]>
  fetchWallets(request: WalletsRequest, signal?: AbortSignal): Promise<Wallets>
  fetchAnalyticsEnabled(): Promise<boolean>
}

export function createConfigService(http: HttpClient): ConfigService {
  return {
    fetchFeatures: async () =>
      (await http.get(servicePaths.config, { schema: RemoteConfigSchema, limit })).features,
    fetchAllowedOrigins: async () =>
      (await http.get(servicePaths.origins, { schema: AllowedOriginsSchema, limit })).allowedOrigins,
    fetchWallets: (request, signal) =>
      http.get(servicePaths.wallets, {
        schema: WalletsSchema,
        limit: walletsAnswerLimit,
        query: formatWalletsQuery(request),
        signal,
      }),
    fetchAnalyticsEnabled: async () =>
      (await http.get(servicePaths.analyticsConfig, { schema: AnalyticsConfigSchema, limit }))
        .isAnalyticsEnabled,
  }
}
