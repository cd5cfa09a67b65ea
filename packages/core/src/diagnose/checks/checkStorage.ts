import { readProperty } from '../../utils/readProperty.js'
import type { KitCheck } from '../KitProbes.js'

const key = '@portico/diagnose'

export const checkStorage: KitCheck = {
  name: 'storage',
  async run({ storage }) {
    try {
      storage?.setItem(key, key)
      const isKept = storage?.getItem(key) === key
      storage?.removeItem(key)
      if (isKept) return undefined
    } catch (error) {
      if (readProperty(error, 'name') === 'QuotaExceededError')
        return {
          code: 'storage_full',
          message: 'The storage of this origin is full, so that connections do not outlast the page.',
        }
    }
    return {
      code: 'storage_blocked',
      message:
        'The browser denies this page its storage, so that connections do not outlast it: site data is blocked, or the page is in a frame of another site.',
    }
  },
}
