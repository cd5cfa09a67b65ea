import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Serves a built Next.js project with `next start`.
 * @param {string} next its command
 * @param {string} folder
 */
export async function serveNext(next, folder) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  try {
    await new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`next start ended with code ${code}.`)))
      child.stdout.on('data', text => /Ready/.test(String(text)) && resolve(undefined))
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
