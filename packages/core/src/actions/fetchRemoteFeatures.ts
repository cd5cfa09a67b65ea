import { localConfigurationIgnored, serverError } from '@portico/protocol'
import { getPlatform } from '../environment/getPlatform.js'
import { filterTelegramSocials } from '../features/filterTelegramSocials.js'
import { mergeRemoteFeatures, noRemoteFeatures } from '../features/mergeRemoteFeatures.js'
import { resolveRemoteFeatures } from '../features/resolveRemoteFeatures.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { setFeaturesLoading, setRemoteFeatures } from '../store/slices/features.js'
import type { RemoteFeatures } from '../types/Features.js'
import type { Portico } from '../types/Portico.js'
import { getConfigService } from './getConfigService.js'
import { showAlert } from './showAlert.js'
import { update } from './update.js'

const once: MemoryKey<{ done?: Promise<void> }> = { create: () => ({}) }

/** Asks the config service which features are on. Runs once; what the page says holds when it fails. */
export function fetchRemoteFeatures(portico: Portico): Promise<void> {
  const memory = recall(portico, once)
  memory.done ??= run(portico)
  return memory.done
}

async function run(portico: Portico): Promise<void> {
  const { options } = portico.store.get().features
  const fallback = resolveRemoteFeatures(options)
  const service = getConfigService(portico)
  // Without an adapter there is only pairing, which has none of these.
  if (portico.adapters.size === 0) return commit(portico, 'loaded', noRemoteFeatures)
  if (!service) return commit(portico, 'loaded', fallback)
  update(portico, 'features', setFeaturesLoading)
  try {
    const { features, ignored } = mergeRemoteFeatures(options, await service.fetchFeatures())
    commit(portico, 'loaded', features)
    if (ignored.length > 0) showAlert(portico, localConfigurationIgnored, { detail: ignored.join(', ') })
  } catch (error) {
    commit(portico, 'error', fallback)
    showAlert(portico, serverError, { detail: error instanceof Error ? error.message : undefined })
  }
}

function commit(portico: Portico, status: 'loaded' | 'error', remote: RemoteFeatures): void {
  const socials = filterTelegramSocials(remote.socials, getPlatform(portico.environment))
  update(portico, 'features', features => setRemoteFeatures(features, status, { ...remote, socials }))
}
