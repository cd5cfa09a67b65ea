import type { Connection } from './Connection.js'

// Pongs are not read during a pause, so it must stay well below the idle timeout.
const longestPause = 5000
/** Across all clients: the pauses of an address end at the same moment. */
const handledAtOnce = 4

interface Pause {
  until: number
  timer: NodeJS.Timeout | undefined
  held: string[]
  onFinished?: () => void
}

export interface FrameQueueOptions {
  handle(connection: Connection, frame: string): void
  onHeld(connection: Connection, bytes: number): void
  onReleased(connection: Connection, bytes: number): void
}

/**
 * Handles incoming frames with backpressure. Reading from a client above its rate limit is paused, so that its data
 * waits in its own buffers. Frames that had already arrived are handled one by one, each after the pause that the
 * previous one caused. Clients within their limit are not delayed.
 */
export function createFrameQueue({ handle, onHeld, onReleased }: FrameQueueOptions) {
  const pauses = new Map<Connection, Pause>()
  const due = new Set<Connection>()
  let isScheduled = false

  function wait(connection: Connection, pause: Pause) {
    if (pause.timer || due.has(connection)) return
    const left = pause.until - performance.now()
    if (left <= 0) {
      due.add(connection)
      schedule()
      return
    }
    pause.timer = setTimeout(() => {
      pause.timer = undefined
      wait(connection, pause)
    }, left).unref()
  }

  function schedule() {
    if (isScheduled || due.size === 0) return
    isScheduled = true
    setImmediate(handleDue)
  }

  function handleDue() {
    isScheduled = false
    let count = 0
    for (const connection of due) {
      if (count++ === handledAtOnce) break
      due.delete(connection)
      handleNext(connection)
    }
    schedule()
  }

  function handleNext(connection: Connection) {
    const pause = pauses.get(connection)
    if (!pause) return
    const frame = connection.isAbusive ? undefined : pause.held.shift()
    if (frame === undefined) {
      pauses.delete(connection)
      resume(connection)
      pause.onFinished?.()
      return
    }
    onReleased(connection, frame.length)
    handle(connection, frame)
    wait(connection, pause)
  }

  function resume(connection: Connection) {
    if (pauses.has(connection) || connection.isCongested || connection.isAbusive) return
    connection.socket.resume()
  }

  return {
    resume,
    take(connection: Connection, frame: string) {
      const pause = pauses.get(connection)
      if (!pause) return handle(connection, frame)
      pause.held.push(frame)
      onHeld(connection, frame.length)
    },
    slowDown(connection: Connection, milliseconds: number) {
      const { socket } = connection
      if (milliseconds === 0 || socket.readyState !== socket.OPEN) return
      const pause: Pause = pauses.get(connection) ?? { until: 0, timer: undefined, held: [] }
      pauses.set(connection, pause)
      pause.until = Math.max(pause.until, performance.now() + Math.min(milliseconds, longestPause))
      socket.pause()
      wait(connection, pause)
    },
    /** The client has disconnected. Frames sent before still count, unless it was disconnected for abuse. */
    finish(connection: Connection, onFinished: () => void) {
      const pause = pauses.get(connection)
      if (!pause) return onFinished()
      clearTimeout(pause.timer)
      Object.assign(pause, { until: 0, timer: undefined, onFinished })
      wait(connection, pause)
    },
  }
}

export type FrameQueue = ReturnType<typeof createFrameQueue>
