import { servicePaths } from '@portico/protocol'
import type { KitCheck } from '../KitProbes.js'

/** Milliseconds. Relays refuse tokens from more than two minutes ahead, and sign-in messages contain times too. */
const tolerance = 120_000

export const checkClock: KitCheck = {
  name: 'clock',
  async run({ services, now, readClock }) {
    if (!services) return undefined
    const theirs = await readClock(services + servicePaths.health)
    if (theirs === undefined) return undefined
    const difference = now() - theirs
    if (Math.abs(difference) <= tolerance) return undefined
    const minutes = String(Math.round(Math.abs(difference) / 60_000))
    return {
      code: 'clock_wrong',
      message: `The clock of this device is ${minutes} minutes ${difference > 0 ? 'ahead' : 'behind'}: relays refuse its tokens, and sign-ins its messages.`,
      facts: { minutes },
    }
  },
}
