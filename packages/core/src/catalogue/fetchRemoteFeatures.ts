import { localConfigurationIgnored, PorticoError, serverError } from '@portico/protocol'
import { showAlert } from '../events/showAlert.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import { filterTelegramSocials } from '../store/filterTelegramSocials.js'
import { mergeRemoteFeatures, noRemoteFeatures } from '../store/mergeRemoteFeatures.js'
import { resolveRemoteFeatures } from '../store/resolveRemoteFeatures.js'
import { setRemoteFeatures } from '../store/slices/features.js'
import { update } from '../store/update.js'
import { applyRemoteAppearance } from './applyRemoteAppearance.js'
import type { RemoteFeatures } from './Features.js'
import { getConfigService } from './getConfigService.js'

const featuresQuery = defineQuery<void>({
  name: 'features',
  isHidden: true,
  errorStaleTime: 30_000,
  queryFn: askService,
})

export async function fetchRemoteFeatures(portico: Portico): Promise<void> {
  // The failure is in the state and in the alert.
  await fetchQuery(portico, featuresQuery, undefined).catch(() => undefined)
}

async function askService(portico: Portico): Promise<void> {
  const { options } = portico.store.get().features
  const fallback = resolveRemoteFeatures(options)
  const service = getConfigService(portico)
  // Without an adapter there is only pairing, which has no remote features.
  if (portico.adapters.size === 0) return commit(portico, 'success', noRemoteFeatures)
  if (!service) return commit(portico, 'success', fallback)
  update(portico, 'features', features => ({ ...features, status: 'pending' }))
  try {
    const entries = await service.fetchFeatures()
    applyRemoteAppearance(portico, entries)
    const { features, ignored } = mergeRemoteFeatures(options, entries)
    commit(portico, 'success', features)
    if (ignored.length > 0) tellIgnored(portico, ignored)
  } catch (error) {
    commit(portico, 'error', fallback)
    showAlert(portico, serverError, { detail: error instanceof Error ? error.message : undefined })
    throw error
  }
}

/** Logged at the default level instead of alerted, because everything works. */
function tellIgnored({ environment, options }: Portico, ignored: readonly string[]): void {
  if (!options.debug) return
  const { message } = new PorticoError(localConfigurationIgnored, { detail: ignored.join(', ') })
  environment.logger.error(message)
}

function commit(portico: Portico, status: 'success' | 'error', remote: RemoteFeatures): void {
  const socials = filterTelegramSocials(remote.socials, getPlatform(portico.environment))
  update(portico, 'features', features => setRemoteFeatures(features, status, { ...remote, socials }))
}
