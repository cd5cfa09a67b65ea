import type { Portico } from '../runtime/Portico.js'
import { createDataService, type DataService } from '../services/createDataService.js'
import { createHttpClient } from '../services/createHttpClient.js'
import { getServiceQuery } from '../services/getServiceQuery.js'
import { type MemoryKey, recall } from '../store/recall.js'

const memory: MemoryKey<{ service?: DataService }> = { create: () => ({}) }

export function getDataService(portico: Portico): DataService | undefined {
  const { environment, options } = portico
  const baseUrl = options.services.data
  if (!baseUrl) return undefined
  const known = recall(portico, memory)
  known.service ??= createDataService(
    createHttpClient({ environment, baseUrl, query: getServiceQuery(portico) }),
  )
  return known.service
}
