import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { defaultRelayLimits } from '../relayLimits.js'
import { createConnection } from './Connection.js'
import { createFrameQueue } from './createFrameQueue.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client, and what was handled of it. */
function connect(name = 'x') {
  const socket = {
    readyState: 1,
    OPEN: 1,
    isPaused: false,
    pause: () => {
      socket.isPaused = true
    },
    resume: () => {
      socket.isPaused = false
    },
  }
  const who = {
    socket: socket as unknown as WebSocket, // all that the frameQueue asks of one
    client: name,
    isProven: true,
    addressKey: 'home',
    network: 'home',
  }
  return { socket, connection: createConnection(who, defaultRelayLimits) }
}

/** An frameQueue in which every frame costs its client a second, if it is an expensive one. */
function createScene() {
  const handled: string[] = []
  let heldBytes = 0
  const frameQueue = createFrameQueue({
    handle: (connection, frame) => {
      handled.push(frame)
      if (frame.startsWith('expensive')) frameQueue.slowDown(connection, 1000)
    },
    onHeld: (_, bytes) => {
      heldBytes += bytes
    },
    onReleased: (_, bytes) => {
      heldBytes -= bytes
    },
  })
  return { frameQueue, handled, countHeld: () => heldBytes }
}

it('handles frames at once while their client keeps to its limit', () => {
  const { frameQueue, handled } = createScene()
  const { connection } = connect()
  for (const frame of ['a', 'b', 'c']) frameQueue.take(connection, frame)
  expect(handled).toEqual(['a', 'b', 'c'])
})

it('holds what had arrived when a pause began, and goes on in order when it ends [RL03]', () => {
  const { frameQueue, handled, countHeld } = createScene()
  const { connection, socket } = connect()
  for (const frame of ['expensive 1', 'expensive 2', 'cheap', 'last']) frameQueue.take(connection, frame)
  expect(handled).toEqual(['expensive 1'])
  expect(socket.isPaused).toBe(true)
  expect(countHeld()).toBe('expensive 2cheaplast'.length)
  vi.advanceTimersByTime(1010)
  expect(handled).toEqual(['expensive 1', 'expensive 2'])
  expect(socket.isPaused).toBe(true)
  vi.advanceTimersByTime(1010)
  expect(handled).toEqual(['expensive 1', 'expensive 2', 'cheap', 'last'])
  expect(countHeld()).toBe(0)
  expect(socket.isPaused).toBe(false)
  frameQueue.take(connection, 'next')
  expect(handled).toContain('next')
})

it('handles only a few at a time when the pauses of many end at once [RL03]', () => {
  const { frameQueue, handled } = createScene()
  for (let index = 0; index < 100; index++) {
    const { connection } = connect(String(index))
    frameQueue.slowDown(connection, 1000)
    frameQueue.take(connection, `expensive ${index}`)
  }
  vi.advanceTimersByTime(1000)
  const { connection: good } = connect('good')
  let turns = 0
  while (handled.length < 100 && turns < 100) {
    const before = handled.length
    vi.advanceTimersToNextTimer()
    if (handled.length > before) turns++
    expect(handled.length - before).toBeLessThanOrEqual(4)
  }
  expect(handled).toEqual(Array.from({ length: 100 }, (_, index) => `expensive ${index}`))
  frameQueue.take(good, 'good')
  expect(handled.at(-1)).toBe('good')
})

it('stays paused for a client that does not read its answers, until it does [RL05]', () => {
  const { frameQueue } = createScene()
  const { connection, socket } = connect()
  frameQueue.slowDown(connection, 1000)
  connection.isCongested = true
  vi.advanceTimersByTime(1010)
  expect(socket.isPaused).toBe(true)
  frameQueue.slowDown(connection, 1000)
  connection.isCongested = false
  frameQueue.resume(connection)
  expect(socket.isPaused).toBe(true)
  vi.advanceTimersByTime(1010)
  expect(socket.isPaused).toBe(false)
})

it('still handles what a client had sent before it left, and only then says that it is gone [RL10]', () => {
  const { frameQueue, handled } = createScene()
  const { connection, socket } = connect()
  for (const frame of ['expensive 1', 'expensive 2', 'expensive 3']) frameQueue.take(connection, frame)
  socket.readyState = 3
  frameQueue.finish(connection, () => handled.push('gone'))
  vi.advanceTimersByTime(0)
  expect(handled).toEqual(['expensive 1', 'expensive 2', 'expensive 3', 'gone'])
})

it('lets a client go at once of which nothing is held', () => {
  const { frameQueue, handled } = createScene()
  frameQueue.finish(connect().connection, () => handled.push('gone'))
  expect(handled).toEqual(['gone'])
})

it('forgets what is held of a client that was thrown out, and does not read on [RL03]', () => {
  const { frameQueue, handled } = createScene()
  const { connection, socket } = connect()
  for (const frame of ['expensive 1', 'expensive 2']) frameQueue.take(connection, frame)
  connection.isAbusive = true
  vi.advanceTimersByTime(1010)
  expect(handled).toEqual(['expensive 1'])
  expect(socket.isPaused).toBe(true)
  frameQueue.finish(connection, () => handled.push('gone'))
  expect(handled).toEqual(['expensive 1', 'gone'])
})
