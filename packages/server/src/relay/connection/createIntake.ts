import type { Connection } from './Connection.js'

// Pongs are not read either, so a pause must stay well below the time after which a client counts as gone.
const longestPause = 5000
/** Of all clients together. The pauses of an address end at the same moment, and others wait while this works. */
const handledAtOnce = 4

interface Pause {
  until: number
  timer: NodeJS.Timeout | undefined
  /** Frames that had arrived when the pause began. */
  held: string[]
  /** Set once the client has left. */
  onFinished?: () => void
}

export interface IntakeOptions {
  handle(connection: Connection, frame: string): void
  /** So many bytes of a client are kept until its pause ends. */
  onHeld(connection: Connection, bytes: number): void
  onTaken(connection: Connection, bytes: number): void
}

/**
 * Takes in what clients send. One that is too fast is not read from for a while, so that what it sends waits in its own
 * buffers; the frames that had arrived by then are handled one by one, each when the pause that the last one brought is
 * over. Whoever keeps to its allowance is not held up by them.
 */
export function createIntake({ handle, onHeld, onTaken }: IntakeOptions) {
  const pauses = new Map<Connection, Pause>()
  /** Whose pauses are over, in the order in which they ended. */
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

  /** Reads from a client again unless something speaks against it. */
  function readOn(connection: Connection) {
    if (pauses.has(connection) || connection.isCongested || connection.isThrownOut) return
    connection.socket.resume()
  }

  return {
    readOn,
    /** Handles a frame, now or when the client's pause is over. */
    take(connection: Connection, frame: string) {
      const pause = pauses.get(connection)
      if (!pause) return handle(connection, frame)
      pause.held.push(frame)
      onHeld(connection, frame.length)
    },
    /** Stops reading from a client that is too fast. */
    slowDown(connection: Connection, milliseconds: number) {
      const { socket } = connection
      if (milliseconds === 0 || socket.readyState !== socket.OPEN) return
      const pause: Pause = pauses.get(connection) ?? { until: 0, timer: undefined, held: [] }
      pauses.set(connection, pause)
      pause.until = Math.max(pause.until, performance.now() + Math.min(milliseconds, longestPause))
      socket.pause()
      wait(connection, pause)
    },
    /** The client has left. What it had sent before still counts, unless it was thrown out. */
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
