import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Refusal } from '../auth/Refusal.js'
import type { RelayLimits } from '../relayLimits.js'
import { answerRaw, closeSocket } from './closeSocket.js'

/** The only close code that clients treat as a refusal. */
const refusedCode = 3000
const tryAgainCode = 1013

/**
 * Delays refusals. A client that is refused at once reconnects at once, a hundred times per second; a delayed one
 * reconnects after the delay. Nothing is read from it meanwhile.
 */
export function createTarpit(limits: RelayLimits) {
  const held = new Map<object, { addressKey: string; release(): void }>()
  const perAddress = new Map<string, number>()

  function hold(key: object, addressKey: string, release: () => void): boolean {
    const count = perAddress.get(addressKey) ?? 0
    if (held.size >= limits.held || count >= limits.heldPerAddress) return false
    perAddress.set(addressKey, count + 1)
    const timer = setTimeout(() => finish(key), limits.refusalHold)
    held.set(key, {
      addressKey,
      release: () => {
        clearTimeout(timer)
        release()
      },
    })
    return true
  }

  function finish(key: object) {
    const entry = held.get(key)
    if (!entry) return
    held.delete(key)
    const left = (perAddress.get(entry.addressKey) ?? 1) - 1
    if (left > 0) perAddress.set(entry.addressKey, left)
    else perAddress.delete(entry.addressKey)
    entry.release()
  }

  return {
    /** Refuses after the WebSocket is open: only then can the client read the reason. */
    refuseOpen(socket: WebSocket, addressKey: string, { code, message }: Refusal) {
      const close = () =>
        closeSocket(socket, code === 'unavailable' ? tryAgainCode : refusedCode, `${code}: ${message}`)
      socket.pause()
      socket.on('error', () => {})
      if (!hold(socket, addressKey, close)) socket.terminate()
      socket.once('close', () => finish(socket))
    },
    refuseRaw(socket: Duplex, addressKey: string) {
      const answer = () => answerRaw(socket, '429 Too Many Requests', 'Retry-After: 5\r\n')
      socket.on('error', () => {})
      if (!hold(socket, addressKey, answer)) socket.destroy()
      socket.once('close', () => finish(socket))
    },
    releaseAll() {
      for (const key of [...held.keys()]) finish(key)
    },
  }
}
