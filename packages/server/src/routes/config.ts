import {
  type AllowedOrigins,
  type AnalyticsConfig,
  type RemoteConfig,
  type RemoteFeature,
  type RemoteFeatureKey,
  remoteAppearanceIds,
  type remoteFeatureIds,
  servicePaths,
  type Wallets,
  WalletsQuerySchema,
} from '@portico/protocol'
import type { DataService } from '../data/createDataService.js'
import { readQuery } from '../http/readRequest.js'
import type { App, ServerContext } from '../http/ServerContext.js'
import { findWallets } from '../registry/findWallets.js'

/** GET /appkit/v1/config: other features than the owner's are left to the page if they are served here. */
export function addConfigRoute(app: App, data: DataService | undefined) {
  const chains = [...(data?.chains.values() ?? [])]
  const isServed: Readonly<Record<(typeof remoteFeatureIds)[RemoteFeatureKey], boolean>> = {
    social_login: true,
    swap: chains.some(({ swaps }) => swaps),
    onramp: (data?.onRamps.length ?? 0) > 0,
    activity: chains.some(({ history }) => history),
    reown_branding: true,
    multi_wallet: true,
  }
  const defaults = Object.entries(isServed).map(
    ([id, isEnabled]): RemoteFeature => ({ id, isEnabled, config: isEnabled ? null : [] }),
  )
  app.get(servicePaths.config, c => {
    const features = c.var.project.features.filter(({ id }) => !ofServer.includes(id))
    const rest = defaults.filter(({ id }) => !features.some(feature => feature.id === id))
    return c.json<RemoteConfig>({ features: [...features, ...rest] })
  })
}

/** Applied to lists of wallets, so pages need not know them. */
const { featuredWallets, excludedWallets } = remoteAppearanceIds
const ofServer: readonly string[] = [featuredWallets, excludedWallets]

export function addAnalyticsConfigRoute(app: App) {
  app.get(servicePaths.analyticsConfig, c =>
    c.json<AnalyticsConfig>({ isAnalyticsEnabled: c.var.project.analyticsEnabled }),
  )
}

export function addOriginsRoute(app: App) {
  app.get(servicePaths.origins, c => c.json<AllowedOrigins>({ allowedOrigins: c.var.project.allowedOrigins }))
}

export function addWalletsRoute(app: App, { database }: ServerContext) {
  app.get(servicePaths.wallets, async c => {
    const query = readQuery(c, WalletsQuerySchema)
    const { features } = c.var.project
    const read = (wanted: string) => features.find(({ id }) => id === wanted)?.config ?? []
    const exclude = [...(query.exclude ?? []), ...read(excludedWallets)]
    return c.json<Wallets>(await findWallets(database, { ...query, exclude }, read(featuredWallets)))
  })
}
