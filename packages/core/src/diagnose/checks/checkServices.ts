import { servicePaths } from '@portico/protocol'
import type { KitCheck } from '../KitProbes.js'

export const checkServices: KitCheck = {
  name: 'services',
  async run({ services, reach, explain, isOnline }) {
    if (!services || !isOnline()) return undefined
    return explain(services, await reach(services + servicePaths.health))
  },
}
