import { sdkType } from '@portico/protocol'
import type { ServiceUrls } from '../runtime/Options.js'
import type { Portico } from '../runtime/Portico.js'
import { createHttpClient, type HttpClient } from '../services/createHttpClient.js'
import { type MemoryKey, recall } from '../store/recall.js'

/** The client of a service, created once per instance; undefined if the service is not configured. */
export function defineService<Service>(name: keyof ServiceUrls, create: (http: HttpClient) => Service) {
  const memory: MemoryKey<Service | undefined> = {
    create({ environment, options: { services, projectId, sdkVersion } }) {
      const baseUrl = services[name]
      // Parameters of every service request (W-04).
      const query = { projectId, st: sdkType, sv: sdkVersion }
      return baseUrl ? create(createHttpClient({ environment, baseUrl, query })) : undefined
    },
  }
  return (portico: Portico): Service | undefined => recall(portico, memory)
}
