import type { KitCheck } from '../KitProbes.js'

export const checkNetwork: KitCheck = {
  name: 'network',
  async run({ isOnline }) {
    if (isOnline()) return undefined
    return { code: 'offline', message: 'The browser says that this device is offline.' }
  },
}
