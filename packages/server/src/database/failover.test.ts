import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildCommand } from '../../test/buildCommand.js'
import { connectRelayClient } from '../../test/connectRelayClient.js'
import { postgresFolder, startPostgres } from '../../test/startPostgres.js'
import { startServerProcess } from '../../test/startServerProcess.js'
import { startValkey, valkey } from '../../test/startValkey.js'
import { createTopic } from '../../test/useTestRelays.js'
import { createProject } from '../exports/index.js'
import { splitHosts } from './createPool.js'
import { openDatabase } from './openDatabase.js'

describe('DATABASE_URL with several hosts', () => {
  it.each([
    ['postgres://one/db', ['postgres://one/db']],
    [
      'postgres://u:p@one:5432,two/db?x=1,2',
      ['postgres://u:p@one:5432/db?x=1,2', 'postgres://u:p@two/db?x=1,2'],
    ],
    ['postgres://u:a,b@one,two/db', ['postgres://u:a,b@one/db', 'postgres://u:a,b@two/db']],
    ['nonsense', ['nonsense']],
  ])('%s is read', (url, urls) => {
    expect(splitHosts(url)).toEqual(urls)
  })

  it('is quoted in errors without its password', async () => {
    const databaseUrl = 'postgres://u:secret@127.0.0.1:1,127.0.0.1:2/db'
    await expect(openDatabase({ databaseUrl })).rejects.toThrow(
      'at 127.0.0.1:1,127.0.0.1:2/db cannot be used',
    )
    await expect(openDatabase({ databaseUrl })).rejects.not.toThrow('secret')
  })
})

describe.skipIf(!postgresFolder || !valkey)('several servers over Valkey and a standby', () => {
  let command: Awaited<ReturnType<typeof buildCommand>>
  beforeAll(async () => {
    command = await buildCommand()
  })
  afterAll(() => command.remove())

  it('serve on when the primary is killed and the standby is promoted, with everything stored', {
    timeout: 180_000,
  }, async () => {
    const primary = await startPostgres(['service'])
    onTestFinished(() => primary.remove())
    const standby = await primary.startStandby()
    onTestFinished(() => standby.stop())
    const cache = await startValkey()
    onTestFinished(() => cache.stop())
    // The standby first: a server must not stay there while it is one.
    const databaseUrl = primary
      .urlOf('service')
      .replace(primary.hostPort, `${standby.hostPort},${primary.hostPort}`)
    const { database, close } = await openDatabase({ databaseUrl })
    onTestFinished(close)
    await createProject(database, { id: 'shop', allowedOrigins: ['https://shop.example'] })
    const env = { DATABASE_URL: databaseUrl, PORTICO_FANOUT_URL: cache.url }
    const servers = await Promise.all([1, 2].map(() => startServerProcess(command.path, env)))
    for (const { kill } of servers) onTestFinished(() => kill('SIGKILL'))
    const clients = await Promise.all(
      servers.map(({ port }) => connectRelayClient(`ws://127.0.0.1:${port}/relay`)),
    )
    const [sender] = clients
    const before = createTopic()
    expect(await sender?.publish(before, 'before')).toMatchObject({ result: true })
    const isReplicated = async () =>
      await database`select 1 from pg_stat_replication where replay_lsn >= pg_current_wal_lsn()`.exists()
    await expect.poll(isReplicated).toBe(true)

    await primary.crash('SIGKILL')
    await standby.promote()
    const findHealth = async () =>
      await Promise.all(
        servers.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/health`)).status),
      )
    await expect.poll(findHealth, { timeout: 30_000 }).toEqual([200, 200])
    const { port = 0 } = servers[1] ?? {}
    const answer = await fetch(`http://127.0.0.1:${port}/e?projectId=shop&st=portico&sv=x`, {
      method: 'POST',
      headers: { Origin: 'https://shop.example', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        eventId: randomUUID(),
        url: 'https://shop.example/',
        domain: 'shop.example',
        timestamp: Date.now(),
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      }),
    })
    expect(answer.status).toBe(202)
    const isStored = () => database`select 1 from relay_messages where topic = ${before}`.exists()
    await expect.poll(isStored).toBe(true)
    // The sockets have stayed open.
    await expect
      .poll(async () => (await sender?.publish(createTopic(), 'after'))?.result, { timeout: 30_000 })
      .toBe(true)
  })
})
