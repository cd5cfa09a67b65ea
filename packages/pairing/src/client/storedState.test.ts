import { describe, expect, it } from 'vitest'
import { createConnected } from '../../test/createConnected.js'
import { createTestEnvironment, settle, settleUntil } from '../../test/createTestEnvironment.js'
import { createTestPair } from '../../test/createTestPair.js'
import { sealEnvelope } from '../crypto/openEnvelope.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'

describe('what is stored', () => {
  it('is repaired where it is damaged, and never breaks the start [WC29]', async () => {
    const { connect, createClient, environment } = createTestPair()
    await connect()
    const good = environment.stored.get('@portico/pairing/sessions') ?? ''
    const damaged = [
      '',
      'x',
      'null',
      '{}',
      '{"v":1,"value":7}',
      '{"v":2,"value":[]}',
      good.replace(/"symKey":"[^"]+"/, '"symKey":""'),
      good.slice(0, -5),
    ]
    for (const text of damaged) {
      const world = createTestEnvironment({}, { now: environment.now() })
      world.stored.set('@portico/pairing/sessions', text)
      world.stored.set('@portico/pairing/pending', text)
      world.stored.set('@portico/pairing/seen', text)
      await expect(createClient(world).restore()).resolves.toEqual([])
    }
    const value = JSON.parse(good) as { value: unknown[] }
    const world = createTestEnvironment({}, { now: environment.now() })
    world.stored.set(
      '@portico/pairing/sessions',
      JSON.stringify({ v: 1, value: [{ topic: 'bad' }, ...value.value, null] }),
    )
    await expect(createClient(world).restore()).resolves.toHaveLength(1)
  })

  it('lives in memory where the storage is blocked [WC29]', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const pair = createTestPair({
      environment: { storage: { getItem: denied, setItem: denied, removeItem: denied } },
    })
    const { session } = await pair.connect()
    await expect(pair.client.restore()).resolves.toEqual([session])
    expect(pair.environment.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  it('cleared by somebody else ends the session [WC29]', async () => {
    const { environment, events, topic } = await createConnected()
    environment.stored.clear()
    environment.page?.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    await settle()
    expect(events.at(-1)).toEqual({ type: 'ended', sessionId: topic })
  })

  it('stays small over ten thousand messages in a week [WC30]', async () => {
    const { environment, relay, wallet, walletSession, client } = await createConnected()
    const { topic, symKey } = walletSession
    // Its half would only double the work.
    wallet.stop()
    const [parts, messages] = [100, 100]
    for (let part = 0; part < parts; part++) {
      for (let count = 0; count < messages; count++) {
        const id = part * messages + count + 1
        const text = JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} })
        relay.inject(topic, sealEnvelope({ text, symKey }))
      }
      await settleUntil(() => relay.acknowledged.length >= (part + 1) * messages)
      // The computer sleeps in between, and its socket has to come back.
      await environment.sleep(600_000_000 / parts)
      await environment.advance(31_000)
    }
    await settle()
    // Worked off, every one of them.
    expect(relay.acknowledged.length).toBeGreaterThanOrEqual(parts * messages)
    await expect(client.restore()).resolves.toHaveLength(1)
    const size = [...environment.stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
    expect(size).toBeLessThan(10_000)
  }, 300_000)

  it('keeps keys out of logs, events, errors and addresses [WC31]', async () => {
    const { environment, events, relay, walletSession, attempt } = await createConnected()
    relay.inject(walletSession.topic, 'x')
    relay.restart()
    await environment.advance(60_000)
    const secrets = [walletSession.symKey, parsePairingUri(attempt.uri)?.symKey ?? 'x']
    const { identity } = Object.fromEntries(
      [...environment.stored].map(([key, value]) => [key.split('/').at(-1), value]),
    )
    const outside = JSON.stringify([environment.logged, events, relay.calls, relay.urls])
    for (const secret of secrets) expect(outside).not.toContain(secret)
    if (identity) expect(outside).not.toContain((JSON.parse(identity) as { value: string }).value)
  })
})
