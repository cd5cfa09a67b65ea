import type { Channel } from '../frame/createChannel.js'
import type { LoginCache } from './createLoginCache.js'

export interface SignOut {
  settle(): Promise<void>
}

/** A sign-out takes effect in the page at once. The vault is asked until it confirms, also by later pages. */
export function createSignOut(
  channel: Pick<Channel, 'request'>,
  cache: Pick<LoginCache, 'isLeaving' | 'setLeaving'>,
): SignOut {
  let asked: Promise<void> | undefined
  async function ask(): Promise<void> {
    await channel.request('SIGN_OUT', undefined)
    cache.setLeaving(false)
  }
  return {
    async settle() {
      if (!cache.isLeaving()) return
      asked ??= ask().finally(() => {
        asked = undefined
      })
      await asked
    },
  }
}
