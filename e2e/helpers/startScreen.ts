import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a virtual display (`Xvfb`), on which only one window has focus at a time. */
export async function startScreen(path: string): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data') // piped, see above
  return { process: screen, display: `:${String(number).trim()}` }
}
