import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { createConnection, type Drain } from '../../connection/Connection.js'
import { createOutbox } from '../../connection/createOutbox.js'
import { createTokenBuckets } from '../../connection/createTokenBuckets.js'
import type { RelayContext } from '../../RelayContext.js'
import { defaultRelayLimits as limits } from '../../relayLimits.js'
import { fetchMessages } from './fetch.js'

const topic = 'a'.repeat(64)

/** A client with one message waiting, and a relay that notes what it acknowledges. */
function createScene() {
  const socket = { readyState: 1, OPEN: 1 }
  // All that fetching asks of a socket.
  const who = {
    socket: socket as unknown as WebSocket,
    client: 'wallet',
    isProven: true,
    addressKey: 'home',
    network: 'home',
  }
  const connection = createConnection(who, limits)
  const acknowledged: number[] = []
  const mailbox = {
    acknowledge: (_: string, id: number) => acknowledged.push(id),
    findPending: async () => ({ messages: [{ id: 1, topic, message: 'hello' }], isFull: false }),
  }
  const perAddress = { publishes: createTokenBuckets(limits.publishesPerAddress) }
  const outbox = createOutbox(limits, () => {})
  const frameQueue = { slowDown: () => {} }
  const relay = { mailbox, limits, outbox, frameQueue, perAddress } as unknown as RelayContext // all that is asked of it here
  return { socket, connection, acknowledged, fetch: () => fetchMessages({ topic }, connection, relay) }
}

it('keeps a fetched message from being pushed by a mailbox that was read before [RL10]', async () => {
  const { connection, acknowledged, fetch } = createScene()
  await fetch()
  const drain: Drain = { topics: new Set([topic]), had: new Set(), late: [], lateBytes: 0 }
  connection.drains.add(drain)
  await fetch()
  expect(acknowledged).toEqual([1])
  expect([...drain.had]).toEqual([1])
})

it('does not take a fetch for proof that the one before was answered when the client had left [RL10]', async () => {
  const { socket, acknowledged, fetch } = createScene()
  socket.readyState = 2
  await fetch()
  await fetch()
  expect(acknowledged).toEqual([])
})
