import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal } from '../../test/createTestPair.js'
import type { SocketConstructor, SocketLike } from '../relay/Socket.js'

interface Line {
  readonly WebSocket: SocketConstructor
  /** What went over it, in order. */
  readonly frames: string[]
}

/** A socket on which one frame, in either direction, is lost without anybody noticing. */
function createLossyLine(getBase: () => SocketConstructor, lost: number): Line {
  const frames: string[] = []
  const passes = (direction: string, text: string) => {
    const { method = 'answer' } = JSON.parse(text) as { method?: string } // our own frames and the relay's
    return frames.push(`${direction} ${method}`) - 1 !== lost
  }
  function LossySocket(url: string): SocketLike {
    const Base = getBase()
    const socket = new Base(url)
    const send = socket.send.bind(socket)
    socket.send = text => void (passes('to the relay:', text) && send(text))
    let listener: SocketLike['onmessage'] = null
    Object.defineProperty(socket, 'onmessage', {
      get: () => listener && ((event: { data: string }) => passes('from it:', event.data) && hand(event)),
      set: (next: SocketLike['onmessage']) => {
        listener = next
      },
    })
    const hand = (event: { data: string }) => listener?.(event as never) // what the socket has been given
    return socket
  }
  // A function that returns an object works with `new`; only the types want a class.
  return { WebSocket: LossySocket as unknown as SocketConstructor, frames }
}

/** Pairs with one lost frame on the page's or on the wallet's line. */
async function handshake(side: 'page' | 'wallet', lost: number) {
  const line = createLossyLine(() => pair.relay.WebSocket, lost)
  const { WebSocket } = line
  const pair = createTestPair(side === 'page' ? { client: { WebSocket } } : { wallet: { WebSocket } })
  const { client, wallet, environment, walletEnvironment, proposals } = pair
  let outcome: string | undefined
  const connect = async () => {
    const attempt = await client.pair({ namespaces: { eip155: proposal } })
    wallet.pair(attempt.uri).catch(() => undefined)
    await attempt.session
  }
  connect().then(
    () => {
      outcome = 'connected'
    },
    (error: { code?: string }) => {
      outcome = error.code
    },
  )
  let approved = 0
  for (let seconds = 0; seconds <= 310 && outcome === undefined; seconds++) {
    await settle()
    for (const { id } of proposals.splice(0)) {
      approved += 1
      wallet.approve(id, { namespaces }).catch(() => undefined)
    }
    await settle()
    await environment.advance(500)
    await walletEnvironment.advance(500)
  }
  await settle()
  return { ...pair, outcome, frames: line.frames, approved }
}

describe('a handshake that loses one frame', () => {
  it.each(['page', 'wallet'] as const)(
    'on the line of the %s, requests, answers, messages and acknowledgements alike, connects all the same [WC09]',
    async side => {
      const { frames: all } = await handshake(side, -1)
      expect(all.length).toBeGreaterThan(5)
      for (let lost = 0; lost < all.length; lost++) {
        const { outcome, client, approved, environment } = await handshake(side, lost)
        expect(`${all[lost]} lost: ${outcome}`).toBe(`${all[lost]} lost: connected`)
        expect(approved).toBe(1)
        await expect(client.restore()).resolves.toHaveLength(1)
        expect(environment.stored.get('@portico/pairing/pending')).toBeUndefined()
      }
    },
    120_000,
  )
})
