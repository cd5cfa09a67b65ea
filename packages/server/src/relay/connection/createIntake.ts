import type { Connection } from './Connection.js'

// Pongs are not read during a pause, so it must stay well below the idle timeout.
const longestPause = 5000
/**
 * Across all clients. The pauses of an address end at the same moment, and other clients wait while frames are
 * handled.
 */
const handledAtOnce = 4

interface Pause {
  until: number
  timer: NodeJS.Timeout | undefined
  held: string[]
  onFinished?: () => void
}

export interface IntakeOptions {
  handle(connection: Connection, frame: string): void
  /** Called when bytes are buffered until the pause ends. */
  onHeld(connection: Connection, bytes: number): void
  onTaken(connection: Connection, bytes: number): void
}

/**
 * Handles incoming frames with backpressure. Reading from a client above its rate limit is paused, so that its data
 * waits in its own buffers. Frames that had already arrived are handled one by one, each after the pause that the
 * previous one caused. Clients within their limit are not delayed.
 */
export function createIntake({ handle, onHeld, onTaken }: IntakeOptions) {
  const pauses = new Map<Connection, Pause>()
  const due = new Set<Connection>()
  let isTurnSet = false

  function wait(connection: Connection, pause: Pause) {
    if (pause.timer || due.has(connection)) return
    const left = pause.until - performance.now()
    if (left <= 0) {
      due.add(connection)
      setTurn()
      return
    }
    pause.timer = setTimeout(() => {
      pause.timer = undefined
      wait(connection, pause)
    }, left).unref()
  }

  function setTurn() {
    if (isTurnSet || due.size === 0) return
    isTurnSet = true
    setImmediate(takeTurn)
  }

  function takeTurn() {
    isTurnSet = false
    let count = 0
    for (const connection of due) {
      if (count++ === handledAtOnce) break
      due.delete(connection)
      goOn(connection)
    }
    setTurn()
  }

  function goOn(connection: Connection) {
    const pause = pauses.get(connection)
    if (!pause) return
    const frame = connection.isThrownOut ? undefined : pause.held.shift()
    if (frame === undefined) {
      pauses.delete(connection)
      readOn(connection)
      pause.onFinished?.()
      return
    }
    onTaken(connection, frame.length)
    handle(connection, frame)
    wait(connection, pause)
  }

  function readOn(connection: Connection) {
    if (pauses.has(connection) || connection.isCongested || connection.isThrownOut) return
    connection.socket.resume()
  }

  return {
    readOn,
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

export type Intake = ReturnType<typeof createIntake>
