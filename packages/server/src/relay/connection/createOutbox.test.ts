import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { defaultRelayLimits } from '../relayLimits.js'
import { type Connection, createConnection } from './Connection.js'
import { createOutbox } from './createOutbox.js'

const limits = {
  ...defaultRelayLimits,
  unreadBytes: 2000,
  bufferedBytes: 10_000,
  bufferedBytesPerAddress: 15_000,
  bufferedBytesInAll: 25_000,
}

const readOn = ({ socket }: Connection) => socket.resume()

/** A client that takes what waits for it when the test says so. */
function connect(addressKey: string) {
  const pending: (() => void)[] = []
  const socket = {
    readyState: 1,
    OPEN: 1,
    isPaused: false,
    send: (_: unknown, __: unknown, sent: () => void) => pending.push(sent),
    ping: (_: unknown, __: unknown, sent: () => void) => pending.push(sent),
    pong: (_: unknown, __: unknown, sent: () => void) => pending.push(sent),
    pause: () => {
      socket.isPaused = true
    },
    resume: () => {
      socket.isPaused = false
    },
    terminate: () => {
      socket.readyState = 3
    },
  }
  // All that the outbox asks of a socket.
  const who = {
    socket: socket as unknown as WebSocket,
    client: 'x',
    isProven: true,
    addressKey,
    network: 'x',
  }
  const connection = createConnection(who, limits)
  const read = () => {
    for (const sent of pending.splice(0)) sent()
  }
  return { socket, connection, pending, read }
}

it('stops reading from a client for which much waits, and goes on when it has taken it [RL05]', () => {
  const outbox = createOutbox(limits, readOn)
  const { socket, connection, read } = connect('home')
  outbox.send(connection, 'x'.repeat(1000))
  expect(socket.isPaused).toBe(false)
  outbox.send(connection, 'x'.repeat(1000))
  expect(socket.isPaused).toBe(true)
  read()
  expect(socket.isPaused).toBe(false)
  expect(connection.waitingBytes).toBe(0)
})

it('cuts off a client that lets it grow, whatever kind of frame it is [RL05]', () => {
  const outbox = createOutbox(limits, readOn)
  const send = connect('home')
  for (let count = 0; count < 20; count++) outbox.send(send.connection, 'x'.repeat(600))
  expect(send.socket.readyState).toBe(3)
  const kept = connect('home')
  outbox.keep(kept.connection, 10_001)
  expect(kept.socket.readyState).toBe(3)
})

it('answers no more pings of a client that does not read the answers [RL05]', () => {
  const outbox = createOutbox(limits, readOn)
  const { socket, connection, pending } = connect('home')
  for (let count = 0; count < 1000; count++) outbox.pong(connection, Buffer.alloc(125))
  expect(pending.length).toBeLessThan(10)
  expect(socket.readyState).toBe(1)
})

it('counts an address together and cuts off its largest, not its neighbours [RL05]', () => {
  const outbox = createOutbox(limits, readOn)
  const clients = [9000, 100, 5000].map(bytes => {
    const client = connect('home')
    outbox.send(client.connection, 'x'.repeat(bytes))
    return client
  })
  const elsewhere = connect('elsewhere')
  outbox.send(elsewhere.connection, 'x'.repeat(9000))
  expect(clients.map(({ socket }) => socket.readyState)).toEqual([3, 1, 1])
  expect(elsewhere.socket.readyState).toBe(1)
})

it('counts all together, over any number of addresses [RL05]', () => {
  const outbox = createOutbox(limits, readOn)
  const clients = ['a', 'b', 'c', 'd'].map((address, index) => {
    const client = connect(address)
    outbox.send(client.connection, 'x'.repeat(6000 + index * 100))
    return client
  })
  expect(clients.map(({ socket }) => socket.readyState)).toEqual([1, 1, 1, 3])
})

it('counts nothing twice for a client that was cut off or has left [RL05]', () => {
  const outbox = createOutbox(limits, readOn)
  const gone = connect('home')
  outbox.send(gone.connection, 'x'.repeat(9000))
  outbox.forget(gone.connection)
  gone.read()
  const others = [1, 2, 3].map(() => {
    const client = connect('home')
    outbox.send(client.connection, 'x'.repeat(4000))
    return client
  })
  expect(others.map(({ socket }) => socket.readyState)).toEqual([1, 1, 1])
})

it('tells who waits for room when there is some, or when the client has left', async () => {
  const outbox = createOutbox(limits, readOn)
  const [slow, leaving] = [connect('home'), connect('home')]
  for (const { connection } of [slow, leaving]) outbox.send(connection, 'x'.repeat(3000))
  const order: string[] = []
  const rooms = [
    outbox.hasRoom(slow.connection).then(() => order.push('slow')),
    outbox.hasRoom(leaving.connection).then(() => order.push('leaving')),
  ]
  outbox.forget(leaving.connection)
  await rooms[1]
  slow.read()
  await Promise.all(rooms)
  expect(order).toEqual(['leaving', 'slow'])
})
