import { createServer } from 'node:net'

const isFree = port =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** @param {Readonly<Record<string, number>>} ports what each port is for */
export async function assertPortsFree(ports) {
  const checks = await Promise.all(
    Object.entries(ports).map(async ([purpose, port]) =>
      (await isFree(port)) ? [] : [`${port} (${purpose})`],
    ),
  )
  const taken = checks.flat()
  if (taken.length === 0) return
  const noun = taken.length === 1 ? 'Port' : 'Ports'
  throw new Error(`${noun} ${taken.join(', ')} in use: stop what is listening there and try again.`)
}
