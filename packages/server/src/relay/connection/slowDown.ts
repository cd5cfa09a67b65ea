import type { Connection } from './Connection.js'

// Pongs are not read either, so a pause must stay well below the time after which a client counts as gone.
const longestPause = 5000

/** Stops reading from a client that is too fast: what it sends waits in its own buffers. */
export function slowDown({ socket }: Connection, milliseconds: number) {
  if (milliseconds === 0 || socket.isPaused || socket.readyState !== socket.OPEN) return
  socket.pause()
  setTimeout(() => socket.resume(), Math.min(milliseconds, longestPause)).unref()
}
