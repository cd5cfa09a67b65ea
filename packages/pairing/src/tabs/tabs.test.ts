import type { PairingEvent } from '@portico/core'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createMemoryRelay } from '../../test/createMemoryRelay.js'
import { createTabs } from '../../test/createTabs.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { address, namespaces, proposal } from '../../test/createTestPair.js'
import type { Cacao } from '../authenticate/AuthPayload.js'
import { formatAuthMessage } from '../authenticate/formatAuthMessage.js'
import { createPairingClient } from '../client/createPairingClient.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'
import { createWalletClient } from '../wallet/createWalletClient.js'
import type { WalletAuthentication, WalletProposal, WalletRequest } from '../wallet/WalletClient.js'
import { createTabRelay } from './createTabRelay.js'

const metadata = { name: 'Shop', description: '', url: 'https://dapp.example', icons: [] }
const relayUrl = 'wss://relay.example'

/** Of two tabs that hear the same, one may store what it makes of it while the other still looks at it. */
const lags = [0, 1, 2, 3, 4, 5, 6, 8, 10, 20, 40]

/** Tabs of one site in one browser: they share storage, locks and channels. */
function createBrowser(options?: Parameters<typeof createTabs>[0]) {
  const clock = { now: 1_700_000_000_000 }
  const relay = createMemoryRelay({ now: () => clock.now })
  const tabs = createTabs(options)
  const stored = new Map<string, string>()
  const pages: EventTarget[] = []
  const proposals: WalletProposal[] = []
  const requests: WalletRequest[] = []
  const authentications: WalletAuthentication[] = []
  const ended: string[] = []
  const wallet = createWalletClient({
    environment: createTestEnvironment({}, clock),
    projectId: 'p',
    metadata,
    relayUrl,
    WebSocket: relay.WebSocket,
    onProposal: item => void proposals.push(item),
    onRequest: item => void requests.push(item),
    onAuthentication: item => void authentications.push(item),
    onEnded: topic => void ended.push(topic),
  })

  function openTab() {
    const tab = tabs.open()
    const { page } = tab
    pages.push(page)
    const notify = (key: string) => {
      for (const other of pages)
        if (other !== page)
          queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })))
    }
    const environment = createTestEnvironment(
      {
        page,
        randomUUID: () => `tab ${pages.length} ${Math.random()}`,
        storage: {
          getItem: key => stored.get(key) ?? null,
          setItem(key, value) {
            stored.set(key, value)
            notify(key)
          },
          removeItem: key => void stored.delete(key),
        },
      },
      clock,
    )
    const events: PairingEvent[] = []
    const client = createPairingClient(
      { environment, projectId: 'p', metadata, getRpcUrls: () => [], emit: event => void events.push(event) },
      { relayUrl, WebSocket: relay.WebSocket },
    )
    const close = () => {
      pages.splice(pages.indexOf(page), 1)
      tab.close()
    }
    return { client, events, environment, tab, close }
  }

  async function connect(client: ReturnType<typeof openTab>['client']) {
    const attempt = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.pair(attempt.uri)
    await settle()
    await wallet.approve(proposals.at(-1)?.id ?? 0, { namespaces })
    const session = await attempt.session
    await settle(10)
    return session
  }
  const socketsOfPages = () => new Set(relay.calls.map(({ clientId }) => clientId)).size - 1

  return {
    ...{ relay, wallet, openTab, connect, requests, proposals, authentications, ended },
    ...{ stored, socketsOfPages, clock },
  }
}

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
    await expect(one.client.restore()).resolves.toMatchObject({ peer: { name: 'Shop' } })
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
      expect((await client.restore())?.namespaces.eip155?.chains).toEqual(['eip155:10'])
    await one.client.disconnect()
    await settle(10)
    expect(two.events.at(-1)).toEqual({ type: 'ended', topic })
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
        await expect(client.restore()).resolves.toMatchObject({ topic })
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
      const p = { ...(payload as never as Cacao['p']), iss: `did:pkh:eip155:1:${account.address}` } // plus the issuer
      const s = await account.signMessage({ message: formatAuthMessage(p) })
      await wallet.approveAuthentication(id, [{ h: { t: 'caip122' }, p, s: { t: 'eip191', s } }], namespaces)
      await settle(20)
      const { topic } = await attempt.session
      await expect(resumed).resolves.toMatchObject({ topic })
      for (const { client } of [one, two]) await expect(client.restore()).resolves.toMatchObject({ topic })
      expect(signed).toHaveLength(1)
      expect(ended).toEqual([])
      expect(wallet.getSessions()).toHaveLength(1)
    },
  )

  it('go on when the one with the socket is closed, also with what was under way', async () => {
    const { openTab, connect, wallet, requests } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(one.client)
    await two.client.restore()
    await settle(10)
    const answer = two.client
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['0x01', address] })
    await settle(10)
    one.close()
    await two.environment.advance(5000)
    expect(two.tab.leads).toBe(true)
    await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0xab' })
    await two.environment.advance(5000)
    await expect(answer).resolves.toBe('0xab')
  })

  it('take over from one that a phone has put to sleep, which serves them again as one of the others', async () => {
    const { openTab, connect, wallet, requests, relay } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(one.client)
    await two.client.restore()
    await settle(10)
    one.tab.sleep()
    const ask = (client: typeof one.client) =>
      client.getProvider('eip155').request({ method: 'personal_sign', params: ['0x01', address] })
    const answer = ask(two.client)
    await two.environment.advance(2999)
    expect(two.tab.leads).toBe(false)
    await two.environment.advance(1)
    expect(two.tab.leads).toBe(true)
    await two.environment.advance(1000)
    await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0xab' })
    await two.environment.advance(1000)
    await expect(answer).resolves.toBe('0xab')

    one.tab.wake()
    await settle(10)
    expect(relay.open).toBe(2)
    const later = ask(one.client)
    await settle(10)
    await wallet.respond({ id: requests[1]?.id ?? 0, topic }, { result: '0xcd' })
    await settle(10)
    await expect(later).resolves.toBe('0xcd')
    two.close()
    await one.environment.advance(1000)
    expect(one.tab.leads).toBe(true)
  })

  it.each(['visibilitychange', 'focus', 'online'])(
    'that only wait take over from one that was put to sleep after it had heard them, on %s',
    async event => {
      const { openTab, connect, wallet, requests } = createBrowser()
      const [one, two] = [openTab(), openTab()]
      const { topic } = await connect(one.client)
      await two.client.restore()
      await settle(10)
      const answer = two.client
        .getProvider('eip155')
        .request({ method: 'personal_sign', params: ['0x01', address] })
      await settle(10)
      one.tab.sleep()
      await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0xab' })
      await two.environment.advance(20_000)
      expect(two.tab.leads).toBe(false)
      two.environment.page?.dispatchEvent(new Event(event))
      await two.environment.advance(3000)
      expect(two.tab.leads).toBe(true)
      expect(one.tab.leads).toBe(false)
      await expect(answer).resolves.toBe('0xab')
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

  it('that leave while they take over do not lead afterwards', async () => {
    const { page } = createTabs().open()
    const granted: (() => Promise<void>)[] = []
    const request = (_: string, __: unknown, hold: () => Promise<void>) => {
      granted.push(hold)
      return new Promise(() => undefined)
    }
    const environment = createTestEnvironment({
      page: Object.assign(page, { navigator: { locks: { request } } }),
    })
    const { relay, isLeader } = createTabRelay({
      environment,
      createRelay: () => expect.unreachable('It leads.'),
      onMessage: async () => undefined,
    })
    relay.open()
    await environment.advance(3000)
    expect(granted).toHaveLength(2)
    relay.close()
    await granted[1]?.()
    expect(isLeader()).toBe(false)
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

  it('do not take over while nobody looks at them', async () => {
    const { openTab, connect } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    await connect(one.client)
    await two.client.restore()
    await settle(10)
    const document = { visibilityState: 'hidden' }
    Object.assign(two.environment.page ?? {}, { document })
    one.tab.sleep()
    two.client.warm()
    await two.environment.advance(20_000)
    expect(two.tab.leads).toBe(false)
    document.visibilityState = 'visible'
    await two.environment.advance(3000)
    expect(two.tab.leads).toBe(true)
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
        { environment, projectId: 'p', metadata, getRpcUrls: () => [], emit: () => undefined },
        { relayUrl, WebSocket: relay.WebSocket },
      )
    await create().pair({ namespaces: { eip155: proposal } })
    await create().pair({ namespaces: { eip155: proposal } })
    expect(new Set(relay.calls.map(({ clientId }) => clientId)).size).toBe(2)
  })
})
