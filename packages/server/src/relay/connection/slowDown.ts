import type { Connection } from './Connection.js'

// Pongs are not read either, so a pause must stay well below the time after which a client counts as gone.
const longestPause = 5000

/** Stops reading from a client that is too fast: what it sends waits in its own buffers. */
export function slowDown(connection: Connection, milliseconds: number) {
  const { socket } = connection
  if (milliseconds === 0 || socket.readyState !== socket.OPEN) return
  const resumeAt = performance.now() + Math.min(milliseconds, longestPause)
  connection.resumeAt = Math.max(connection.resumeAt, resumeAt)
  socket.pause()
  resumeReading(connection)
}

/**
 * Reads again once nothing speaks against it. Frames that had arrived when a pause began are still handled, and each
 * makes it longer.
 */
export function resumeReading(connection: Connection) {
  if (connection.resumeTimer || connection.isCongested) return
  const left = connection.resumeAt - performance.now()
  if (left <= 0) return connection.socket.resume()
  connection.resumeTimer = setTimeout(() => {
    connection.resumeTimer = undefined
    resumeReading(connection)
  }, left).unref()
}
