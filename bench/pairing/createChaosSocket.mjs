import { WebSocket } from 'ws'
import { createRandom } from './createRandom.mjs'

/** A WebSocket that duplicates and reorders messages, and counts open sockets. */
export function createChaosSocket({ seed, duplicated, reordered }) {
  const random = createRandom(seed + 1)
  const open = new Set()

  /** Delivers each message once, twice, or after the next one (or half a second later). */
  function shuffle(hand) {
    let held
    const release = () => {
      clearTimeout(held?.timer)
      const message = held?.message
      held = undefined
      if (message !== undefined) hand(message)
    }
    return message => {
      if (!held && random.happens(reordered)) {
        held = { message, timer: setTimeout(release, 500) }
        held.timer.unref()
        return
      }
      hand(message)
      if (random.happens(duplicated)) hand(message)
      release()
    }
  }

  class ChaosSocket extends WebSocket {
    #send = shuffle(text => this.readyState === WebSocket.OPEN && super.send(text))

    constructor(url) {
      super(url, { perMessageDeflate: false })
      open.add(this)
      this.on('close', () => open.delete(this))
      this.on('error', () => undefined)
    }

    send(text) {
      this.#send(text)
    }

    set onmessage(listener) {
      super.onmessage = listener && shuffle(listener)
    }
  }
  return { WebSocket: ChaosSocket, open }
}
