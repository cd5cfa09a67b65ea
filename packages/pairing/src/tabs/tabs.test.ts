import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createBrowser, metadata, relayUrl } from '../../test/createBrowser.js'
import { createMemoryRelay } from '../../test/createMemoryRelay.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { address, namespaces, proposal } from '../../test/createTestPair.js'
import { testFamilies } from '../../test/testFamilies.js'
import type { Cacao } from '../authenticate/AuthPayload.js'
import { formatAuthMessage } from '../authenticate/formatAuthMessage.js'
import { createPairingClient } from '../client/createPairingClient.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'

/** Of two tabs that hear the same, one may store what it makes of it while the other still looks at it. */
const lags = [0, 1, 2, 3, 4, 5, 6, 8, 10, 20, 40]

describe('tabs', () => {
  it('share one socket and one identity, whichever of them pairs', async () => {
    const { openTab, connect, relay, socketsOfPages } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.client.warm()
    await settle()
    await connect(two.client)
    expect(one.tab.leads).toBe(true)
    expect(relay.open).toBe(2)
    expect(socketsOfPages()).toBe(1)
    expect(one.events).toMatchObject([{ type: 'session' }])
    await expect(one.client.restore()).resolves.toMatchObject([{ peer: { name: 'Shop' } }])
  })

  it('each get the answers to their own requests', async () => {
    const { openTab, connect, requests, wallet } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(one.client)
    await two.client.restore()
    await settle(10)
    const ask = (client: typeof one.client, text: string) =>
      client.getProvider('eip155').request({ method: 'personal_sign', params: [text, address] })
    const answers = [ask(one.client, '0x01'), ask(two.client, '0x02')]
    await settle(10)
    expect(requests).toHaveLength(2)
    for (const { id, params } of requests)
      await wallet.respond({ id, topic }, { result: `signed ${(params as string[])[0]}` })
    await expect(Promise.all(answers)).resolves.toEqual(['signed 0x01', 'signed 0x02'])
  })

  it('all hear events, and the wallet gets one answer', async () => {
    const { openTab, connect, wallet, relay } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(one.client)
    await two.client.restore()
    await settle(10)
    await wallet.emitEvent(topic, { name: 'chainChanged', data: 10 }, 'eip155:10')
    await settle(10)
    for (const { events } of [one, two])
      expect(events.filter(({ type }) => type === 'chainChanged')).toHaveLength(1)
    expect(relay.log.filter(({ tag }) => tag === 1111)).toHaveLength(1)
  })

  it('learn from each other when the session changes or ends', async () => {
    const { openTab, connect, wallet } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(two.client)
    await one.client.restore()
    await settle(10)
    await wallet.update(topic, { eip155: { accounts: [`eip155:10:${address}`], methods: [], events: [] } })
    await settle(10)
    for (const { client } of [one, two])
      expect((await client.restore()).at(-1)?.namespaces.eip155?.chains).toEqual(['eip155:10'])
    await one.client.disconnect()
    await settle(10)
    expect(two.events.at(-1)).toEqual({ type: 'ended', sessionId: topic })
    expect(wallet.getSessions()).toEqual([])
  })

  it.each(lags)(
    'that wait for the same code, as after a reload, both keep the one session, %s turns apart [T-21]',
    async lag => {
      const { openTab, wallet, proposals, ended } = createBrowser({ lag })
      const [one, two] = [openTab(), openTab()]
      const attempt = await one.client.pair({ namespaces: { eip155: proposal } })
      const resumed = two.client.resume()
      await wallet.pair(attempt.uri)
      await settle(10)
      // Mixed letters: each tab takes its time to look at them.
      const accounts = ['eip155:1:0x25caCa7f7Bf3A77b1738A8c98A666dd9e4C69A0C']
      await wallet.approve(proposals[0]?.id ?? 0, {
        namespaces: { eip155: { accounts, methods: [...proposal.methods], events: [] } },
      })
      await settle(20)
      const { topic } = await attempt.session
      await expect(resumed).resolves.toMatchObject({ topic })
      for (const { client, events } of [one, two]) {
        await expect(client.restore()).resolves.toMatchObject([{ topic }])
        expect(events.filter(({ type }) => type === 'ended')).toEqual([])
      }
      expect(ended).toEqual([])
      expect(wallet.getSessions()).toHaveLength(1)
    },
  )

  it.each(lags)(
    'that wait for the same signature both keep the one session, %s turns apart [R-13]',
    async lag => {
      const { openTab, wallet, authentications, ended } = createBrowser({ lag })
      const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
      const [one, two] = [openTab(), openTab()]
      const signed: unknown[] = []
      const attempt = await one.client.pair({
        namespaces: { eip155: { ...proposal, chains: ['eip155:1'] } },
        authenticate: {
          domain: 'dapp.example',
          uri: 'https://dapp.example',
          nonce: '12345678',
          onAuthenticated: items => void signed.push(...items),
        },
      })
      const resumed = two.client.resume()
      await wallet.pair(attempt.uri)
      await settle(20)
      const { id = 0, payload } = authentications[0] ?? {}
      const p = { ...(payload as unknown as Cacao['p']), iss: `did:pkh:eip155:1:${account.address}` } // plus the issuer
      const s = await account.signMessage({ message: formatAuthMessage(p) })
      await wallet.approveAuthentication(id, [{ h: { t: 'caip122' }, p, s: { t: 'eip191', s } }], namespaces)
      await settle(20)
      const { topic } = await attempt.session
      await expect(resumed).resolves.toMatchObject({ topic })
      for (const { client } of [one, two]) await expect(client.restore()).resolves.toMatchObject([{ topic }])
      expect(signed).toHaveLength(1)
      expect(ended).toEqual([])
      expect(wallet.getSessions()).toHaveLength(1)
    },
  )

  it('that have left are not called back by their page', async () => {
    const { openTab, connect } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    await connect(one.client)
    await two.client.restore()
    await settle(10)
    two.client.stop()
    two.environment.page?.dispatchEvent(new Event('focus'))
    expect(two.environment.pending).toBe(0)
  })

  it('keep their codes beside those of the others', async () => {
    const { openTab, stored, clock } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const pair = (tab: typeof one, signal?: AbortSignal) =>
      tab.client.pair({ namespaces: { eip155: proposal }, signal })
    const read = () =>
      [...(stored.get('@portico/pairing/pending') ?? '').matchAll(/"topic":"(\w+)"/g)].map(
        ([, topic]) => topic,
      )
    const controller = new AbortController()
    // Started before there are any codes, so that none of them is taken up.
    for (const { client } of [one, two]) await client.restore()
    const first = parsePairingUri((await pair(one)).uri)?.topic
    const second = parsePairingUri((await pair(two, controller.signal)).uri)?.topic
    expect(read()).toEqual([first, second])
    controller.abort()
    expect(read()).toEqual([first])
    one.close()
    clock.now += 300_000
    const third = parsePairingUri((await pair(two)).uri)?.topic
    expect(read()).toEqual([third])
  })

  it('are not waited for when they are closed in the middle of pairing; their mail is not acknowledged', async () => {
    const { openTab, relay } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    one.client.warm()
    await settle()
    const attempt = await two.client.pair({ namespaces: { eip155: proposal } })
    two.close()
    const before = relay.acknowledged.length
    relay.inject(/^wc:(\w+)@/.exec(attempt.uri)?.[1] ?? '', 'AAAA')
    await one.environment.advance(6000)
    expect(relay.acknowledged).toHaveLength(before)
    await expect(one.client.pair({ namespaces: { eip155: proposal } })).resolves.toBeDefined()
  })

  it('without locks or channels each go on their own, as somebody else to the relay', async () => {
    const clock = { now: 1_700_000_000_000 }
    const relay = createMemoryRelay({ now: () => clock.now })
    const environment = createTestEnvironment({}, clock)
    const create = () =>
      createPairingClient(
        {
          environment,
          projectId: 'p',
          metadata,
          families: testFamilies,
          getRpcUrls: () => [],
          emit: () => undefined,
        },
        { relayUrl, WebSocket: relay.WebSocket },
      )
    await create().pair({ namespaces: { eip155: proposal } })
    await create().pair({ namespaces: { eip155: proposal } })
    expect(new Set(relay.calls.map(({ clientId }) => clientId)).size).toBe(2)
  })
})
