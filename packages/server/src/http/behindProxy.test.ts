import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { formatSignInMessage } from '@portico/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { buildCommand } from '../../test/buildCommand.js'
import { connectRelayClient } from '../../test/connectRelayClient.js'
import { findPort } from '../../test/findPort.js'
import { caddy, nginx, startCaddy, startNginx } from '../../test/startProxy.js'
import { startServerProcess } from '../../test/startServerProcess.js'
import { createTopic } from '../../test/useTestRelays.js'
import { createProject, openDatabase } from '../exports/index.js'

const origin = 'https://shop.example'

/** From the nonce to the session, as a page signs in; each step may reach another server. */
async function logIn(url: string): Promise<string> {
  const query = '?projectId=shop&st=portico&sv=x'
  const headers = { Origin: origin, 'Content-Type': 'application/json' }
  const asked = await fetch(`${url}/auth/v1/nonce${query}`, { headers })
  if (!asked.ok) return describeAnswer(asked)
  const { nonce, token } = await asked.json()
  const account = privateKeyToAccount(generatePrivateKey())
  const message = formatSignInMessage({
    accountAddress: account.address,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: origin,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
  })
  const answer = await fetch(`${url}/auth/v1/authenticate${query}`, {
    method: 'POST',
    body: JSON.stringify({ message, signature: await account.signMessage({ message }) }),
    headers: { ...headers, 'X-Nonce-JWT': `Bearer ${token}` },
  })
  return describeAnswer(answer)
}

async function describeAnswer(answer: Response): Promise<string> {
  const text = await answer.text()
  return answer.ok ? 'signed in' : `${answer.status} ${text}`
}

let command: Awaited<ReturnType<typeof buildCommand>>
beforeAll(async () => {
  command = await buildCommand()
})
afterAll(() => command.remove())

describe.each([
  ['nginx', nginx, startNginx],
  ['Caddy', caddy, startCaddy],
] as const)('behind %s', (_name, program, startProxy) => {
  it.skipIf(!program)(
    'a restart of one server after the other loses no login, and sockets pass',
    {
      timeout: 180_000,
    },
    async () => {
      const databaseUrl = await borrowDatabase()
      const { database, close } = await openDatabase({ databaseUrl })
      onTestFinished(close)
      await createProject(database, { id: 'shop', allowedOrigins: [origin] })
      const ports = [await findPort(), await findPort()]
      const proxyPort = await findPort()
      const relayUrl = `ws://127.0.0.1:${proxyPort}/relay`
      const start = async (port: number) => {
        const server = await startServerProcess(command.path, {
          DATABASE_URL: databaseUrl,
          PORT: String(port),
          PORTICO_SIGN_IN_SECRET: secret,
          PORTICO_TRUST_PROXY: '1',
          PORTICO_DRAIN_SECONDS: '3',
          PORTICO_RELAY_URL: relayUrl,
        })
        onTestFinished(() => server.kill('SIGKILL'))
        return server
      }
      const secret = randomBytes(32).toString('base64url')
      const servers = await Promise.all(ports.map(start))
      const proxy = await startProxy(proxyPort, ports)
      onTestFinished(proxy.stop)
      const url = `http://127.0.0.1:${proxyPort}`

      const client = await connectRelayClient(relayUrl)
      expect((await client.publish(createTopic(), 'hello')).result).toBe(true)

      const outcomes: string[] = []
      let isDone = false
      const visit = async () => {
        // All come from one address, which has a rate limit.
        for (; !isDone; await setTimeout(1000)) outcomes.push(await logIn(url))
      }
      const visitors = [visit(), visit(), visit()]
      for (const [index, port] of ports.entries()) {
        const before = outcomes.length
        await expect.poll(() => outcomes.length).toBeGreaterThan(before + 5)
        servers[index]?.kill('SIGTERM')
        await servers[index]?.ended
        // While it is away, the other one serves.
        const without = outcomes.length
        await expect.poll(() => outcomes.length).toBeGreaterThan(without + 5)
        servers[index] = await start(port)
      }
      isDone = true
      await Promise.all(visitors)
      expect(new Set(outcomes)).toEqual(new Set(['signed in']))
      expect(outcomes.length).toBeGreaterThan(20)
      // The token of a relay client is in the query.
      const log = await proxy.readLog()
      expect(log).toContain('/relay')
      expect(log).not.toMatch(/auth=|eyJ/)
    },
  )
})

it.skipIf(!caddy)('Caddy accepts the file of deploy/ as it is', async () => {
  const config = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url))
  await promisify(execFile)(caddy ?? '', ['validate', '--config', config, '--adapter', 'caddyfile'])
})
