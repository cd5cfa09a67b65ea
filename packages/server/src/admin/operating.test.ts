import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectRelayClient } from '../../test/connectRelayClient.js'
import { startStub } from '../../test/startStub.js'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createTopic } from '../../test/useTestRelays.js'
import { startServer } from '../startServer.js'
import { startVault } from '../vault/startVault.js'

const account = '0x1234567890123456789012345678901234567890'

describe('the port for figures', () => {
  let server: TestServer
  let node: Awaited<ReturnType<typeof startStub>>
  beforeAll(async () => {
    node = await startStub((_, response) => void response.writeHead(500).end())
    server = await startTestServer({ admin: { port: 0 }, data: { nodes: { 'eip155:1': node.url } } })
  })
  afterAll(async () => {
    await server.close()
    await node.close()
  })

  const read = async () => {
    const response = await fetch(`${server.adminUrl}/metrics`)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    return await response.text()
  }

  it('counts requests by the template of their address, and names no visitor', async () => {
    await server.call('/getWallets')
    await server.call('/getWallets', { projectId: 'nobody' })
    await server.call(`/v1/account/${account}/balance`)
    await server.call('/nowhere/ada@lovelace.example')
    await server.call('/getWallets', {}, { method: 'DELETE' })
    const text = await read()
    expect(text).toContain('portico_http_requests_total{method="GET",route="/getWallets",status="200"} 1\n')
    expect(text).toMatch(/portico_http_requests_total\{method="GET",route="\/getWallets",status="40\d"\} 1\n/)
    expect(text).toContain(
      'portico_http_requests_total{method="DELETE",route="/getWallets",status="405"} 1\n',
    )
    expect(text).toContain('portico_http_requests_total{method="GET",route="none",status="404"} 1\n')
    expect(text).toMatch(
      /portico_http_request_duration_seconds_count\{method="GET",route="\/getWallets"\} 2\n/,
    )
    expect(text).not.toMatch(/ada|lovelace|0x1234|nobody|shop/)
  })

  it('counts what others answered whom the server asks', async () => {
    await server.call(`/v1/account/${account}/balance`, { chainId: 'eip155:1', currency: 'usd' })
    expect(await read()).toMatch(
      /portico_upstream_requests_total\{upstream="The node of eip155:1",outcome="failed"\} [1-9]/,
    )
  })

  it('counts clients and messages of the relay', async () => {
    const url = `${server.url.replace('http', 'ws')}/relay`
    const [dapp, wallet] = await Promise.all([connectRelayClient(url), connectRelayClient(url)])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'hello')
    await wallet.receive(1)
    await expect.poll(read).toContain('portico_relay_acknowledged_total 1\n')
    expect(await read()).toContain('portico_relay_connections 2\n')
    expect(await read()).toContain('portico_relay_stored_total 1\n')
    await Promise.all([dapp.close(), wallet.close()])
    await expect.poll(read).toMatch(/portico_relay_closed_total\{code="\d+"\} 2\n/)
    expect(await read()).not.toContain(topic)
  })

  it('tells how the process and the database are', async () => {
    const text = await read()
    expect(text).toContain('portico_database_up 1\n')
    expect(text).toMatch(/portico_database_connections\{state="active"\} [1-9]/)
    expect(text).toContain('portico_database_pool_limit 10\n')
    expect(text).toMatch(/process_resident_memory_bytes [1-9]/)
  })

  it('is not part of the public port, and has nothing else', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${server.adminUrl}/health`)).status).toBe(404)
    expect(new URL(server.adminUrl ?? '').hostname).toBe('127.0.0.1')
  })

  it('is closed unless it is asked for, and says which variable names one in use', async () => {
    const plain = await startTestServer()
    expect(plain.adminUrl).toBeUndefined()
    await plain.close()
    const port = Number(new URL(server.adminUrl ?? '').port)
    const { databaseUrl } = server
    await expect(startServer({ port: 0, databaseUrl, admin: { port } })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or choose another with PORTICO_ADMIN_PORT.`,
    )
  })
})

/** Long enough for the questions that are asked meanwhile. */
const drainSeconds = 3

describe('a server that is told to stop', () => {
  it('says that it is leaving, serves on for as long as it was told, and is gone', async () => {
    const server = await startTestServer()
    const { databaseUrl } = server
    const leaving = await startServer({ port: 0, databaseUrl, drainSeconds })
    expect((await fetch(`${leaving.url}/ready`)).status).toBe(200)
    const closed = leaving.close()
    expect((await fetch(`${leaving.url}/ready`)).status).toBe(503)
    expect((await fetch(`${leaving.url}/health`)).status).toBe(200)
    const relayUrl = leaving.relayUrl
    await (await connectRelayClient(relayUrl)).publish(createTopic(), 'still there')
    await closed
    await expect(fetch(`${leaving.url}/ready`)).rejects.toThrow()
    await server.close()
  })

  it('does so too where it serves the vault', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-vault-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const page of ['index.html', 'confirm.html']) await writeFile(join(folder, page), '<head></head>')
    const authUrl = 'https://api.shop.example'
    const vault = await startVault({ port: 0, folder, projects: { origins: {} }, authUrl, drainSeconds })
    expect((await fetch(`${vault.url}/ready`)).status).toBe(200)
    const closed = vault.close()
    expect((await fetch(`${vault.url}/ready`)).status).toBe(503)
    await closed
    await expect(fetch(`${vault.url}/ready`)).rejects.toThrow()
  })
})
