import type { Portico } from '../runtime/Portico.js'
import { type ConfigService, createConfigService } from '../services/createConfigService.js'
import { createHttpClient } from '../services/createHttpClient.js'
import { getServiceQuery } from '../services/getServiceQuery.js'
import { type MemoryKey, recall } from '../store/recall.js'

const memory: MemoryKey<{ service?: ConfigService }> = { create: () => ({}) }

export function getConfigService(portico: Portico): ConfigService | undefined {
  const { environment, options } = portico
  const baseUrl = options.services.config
  if (!baseUrl) return undefined
  const known = recall(portico, memory)
  known.service ??= createConfigService(
    createHttpClient({ environment, baseUrl, query: getServiceQuery(portico) }),
  )
  return known.service
}
