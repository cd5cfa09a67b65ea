import { describe, expect, it } from 'vitest'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair, namespaces, otherAddress, proposal } from '../../test/createTestPair.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { deriveSymKey } from '../crypto/deriveSymKey.js'
import { hashKey } from '../crypto/hash.js'
import { sealEnvelope } from '../crypto/sealEnvelope.js'
import type { GrantedNamespaces } from '../session/Namespaces.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'

const settled = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  )
const grantOf = (
  accounts: readonly string[],
  more: Partial<GrantedNamespaces[string]> = {},
): GrantedNamespaces => ({
  eip155: { accounts, methods: [...proposal.methods], events: [...proposal.events], ...more },
})

async function propose(options: Parameters<typeof createTestPair>[0] = {}) {
  const pair = createTestPair(options)
  const attempt = await pair.client.pair({ namespaces: { eip155: proposal } })
  await pair.wallet.pair(attempt.uri)
  await settle()
  return { ...pair, attempt, proposalId: pair.proposals.at(-1)?.id ?? 0 }
}

describe('a proposal', () => {
  it('asks for everything as optional, for five minutes [C-02]', async () => {
    const { attempt, proposals, environment } = await propose()
    expect(proposals[0]).toMatchObject({ requiredNamespaces: {}, optionalNamespaces: { eip155: proposal } })
    expect(parsePairingUri(attempt.uri)?.expiry).toBe(environment.now() / 1000 + 300)
    expect(attempt.expiresAt).toBe(environment.now() + 240_000)
  })

  it('is one round trip: one call to the relay', async () => {
    const { client, relay } = createTestPair()
    client.warm()
    await settle()
    await client.pair({ namespaces: { eip155: proposal } })
    expect(relay.calls.map(({ method }) => method)).toEqual(['wc_proposeSession'])
  })

  it('that the wallet declines is told as declined', async () => {
    const { wallet, attempt, proposalId, relay } = await propose()
    await wallet.reject(proposalId)
    expect(await settled(attempt.session)).toBe('user_rejected')
    expect(relay.log.at(-1)?.tag).toBe(1120)
  })

  it('dies after five minutes; a wallet that comes later connects nobody [WC19] [T-21]', async () => {
    const { client, wallet, attempt, proposalId, environment, events } = await propose()
    await environment.advance(299_000)
    const outcome = settled(attempt.session)
    await environment.advance(1000)
    expect(await outcome).toBe('pairing_expired')
    await wallet.approve(proposalId, { namespaces })
    await settle()
    await expect(client.restore()).resolves.toBeUndefined()
    expect(events.filter(({ type }) => type === 'session')).toEqual([])
    await expect(wallet.pair(attempt.uri)).rejects.toMatchObject({ code: 'invalid_pairing_uri' })
  })

  it('still connects when its code was replaced in the meantime, and ends the other [T-21]', async () => {
    const { client, wallet, attempt, proposalId, environment } = await propose()
    await environment.advance(240_000)
    const newer = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.approve(proposalId, { namespaces })
    await expect(attempt.session).resolves.toMatchObject({ peer: { name: 'Phone Wallet' } })
    expect(await settled(newer.session)).toBe('request_aborted')
  })

  it('can be taken back', async () => {
    const { client, environment } = createTestPair()
    const controller = new AbortController()
    const attempt = await client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })
    controller.abort()
    expect(await settled(attempt.session)).toBe('request_aborted')
    expect(await settled(client.pair({ namespaces: { eip155: proposal }, signal: controller.signal }))).toBe(
      'request_aborted',
    )
    expect(environment.stored.get('@portico/pairing/pending')).toContain('[]')
  })

  it('fails within twenty seconds when there is no relay', async () => {
    const { client, relay, environment } = createTestPair()
    relay.refuse({ code: 1006 })
    const outcome = settled(client.pair({ namespaces: { eip155: proposal } }))
    await environment.advance(20_000)
    expect(await outcome).toBe('relay_unreachable')
  })

  it('survives a reload of the page while its owner is in the wallet', async () => {
    const { client, wallet, proposalId, createClient, environment, events } = await propose()
    client.stop()
    const reloaded = createClient(environment)
    await expect(reloaded.restore()).resolves.toBeUndefined()
    await wallet.approve(proposalId, { namespaces })
    await settle()
    expect(events.at(-1)).toMatchObject({ type: 'session', session: { peer: { name: 'Phone Wallet' } } })
  })
})

describe('a settlement', () => {
  it.each<[string, GrantedNamespaces, string]>([
    ['no accounts', grantOf([]), 'settlement_refused'],
    ['a bad account', grantOf([`eip155:${address}`]), 'settlement_refused'],
    ['an account of another family', grantOf(['solana:a:b']), 'settlement_refused'],
    [
      'a damaged address',
      grantOf(['eip155:1:0x25cAca7f7Bf3A77b1738A8c98A666dd9e4C69A0C']),
      'settlement_refused',
    ],
    ['other chains only', grantOf([`eip155:5:${address}`]), 'no_requested_chain_supported'],
    ['nothing', {}, 'no_requested_chain_supported'],
  ])('with %s is refused, told to the wallet and not stored [WC10] [WC14]', async (_, granted, code) => {
    const { client, wallet, attempt, proposalId, relay, ended, environment } = await propose()
    await wallet.approve(proposalId, { namespaces: granted })
    expect(await settled(attempt.session)).toBe(code)
    await settle()
    expect(relay.log.at(-1)?.tag).toBe(1103)
    expect(ended).toHaveLength(1)
    await expect(client.restore()).resolves.toBeUndefined()
    expect(environment.stored.get('@portico/pairing/sessions') ?? '[]').toContain('[]')
  })

  it('with ten thousand accounts shows a hundred of each chain and stores no more [WC14]', async () => {
    const accounts = Array.from(
      { length: 10_000 },
      (_, count) => `eip155:${count % 2 ? 1 : 10}:0x${count.toString(16).padStart(40, '0')}`,
    )
    const { connect, environment } = createTestPair()
    const { session } = await connect(grantOf(accounts))
    expect(session.namespaces.eip155?.accounts).toHaveLength(200)
    expect(environment.stored.get('@portico/pairing/sessions')?.length).toBeLessThan(20_000)
  })

  it('that is being looked at while its visitor gives up leaves nobody half connected', async () => {
    // Mixed letters: whether they are right is told by code that is fetched first.
    const granted = grantOf(['eip155:1:0x25caCa7f7Bf3A77b1738A8c98A666dd9e4C69A0C'])
    const outcomes = new Set<string>()
    for (let ticks = 0; ticks < 60; ticks += 2) {
      const pair = createTestPair()
      const controller = new AbortController()
      const attempt = await pair.client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })
      await pair.wallet.pair(attempt.uri)
      await settle()
      const settlement = new Promise<void>(resolve =>
        pair.relay.intercept(({ tag }) => {
          if (tag === 1102) resolve()
          return 1
        }),
      )
      const approved = pair.wallet.approve(pair.proposals[0]?.id ?? 0, { namespaces: granted })
      await settlement
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      controller.abort()
      await approved
      await settle()
      const outcome = await settled(attempt.session)
      outcomes.add(outcome)
      expect((await pair.client.restore()) !== undefined).toBe(outcome === 'ok')
    }
    expect([...outcomes].sort()).toEqual(['ok', 'request_aborted'])
  })

  it('that shares none of the chains says so [X-07]', async () => {
    const { wallet, attempt, proposalId } = await propose()
    await wallet.approve(proposalId, { namespaces: grantOf([`eip155:5:${address}`]) })
    await expect(attempt.session).rejects.toThrow(
      'The connector does not support any of the requested chains',
    )
  })

  it('may bring more than was asked for, which stays out of sight [WC11]', async () => {
    const { connect, client, wallet, events } = createTestPair()
    const { session, topic } = await connect(
      grantOf([`eip155:1:${address}`, `eip155:666:${address}`], { methods: ['personal_sign', 'evil'] }),
    )
    expect(session.namespaces.eip155).toMatchObject({ chains: ['eip155:1'], methods: ['personal_sign'] })
    await wallet.emitEvent(topic, { name: 'chainChanged', data: 666 }, 'eip155:666')
    expect(events.at(-1)).toMatchObject({ type: 'chainChanged', chainId: '666' })
    await expect(client.getProvider('eip155').request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  })

  it.each([
    [Number.NaN, 'settlement_refused'],
    [0, 'settlement_refused'],
    [1_600_000_000, 'settlement_refused'],
    [4_000_000_000, 'ok'],
    [1_700_000_000_000, 'ok'],
  ])('that ends at %s is %s, and lasts a week at most [WC13]', async (expiry, outcome) => {
    const { wallet, attempt, proposalId, environment } = await propose()
    await wallet.approve(proposalId, { namespaces, expiry })
    expect(await settled(attempt.session)).toBe(outcome)
    if (outcome === 'ok') expect((await attempt.session).expiry).toBe(environment.now() / 1000 + 604_800)
  })

  it('of somebody else than who answered is refused', async () => {
    const { attempt, proposals, relay } = await propose()
    const { pairingTopic, proposer, id } = proposals[0] ?? {
      pairingTopic: '',
      proposer: { publicKey: '' },
      id: 0,
    }
    const keys = createKeyPair()
    const symKey = deriveSymKey(keys.privateKey, proposer.publicKey)
    const seal = (key: string, payload: unknown) =>
      sealEnvelope({ text: JSON.stringify(payload), symKey: key })
    const answer = {
      id,
      jsonrpc: '2.0',
      result: { relay: { protocol: 'irn' }, responderPublicKey: keys.publicKey },
    }
    relay.inject(pairingTopic, seal(parsePairingUri(attempt.uri)?.symKey ?? '', answer), 1101)
    await settle()
    const controller = { publicKey: createKeyPair().publicKey, metadata: {} }
    const params = { relay: { protocol: 'irn' }, controller, namespaces, expiry: 1_700_000_400 }
    relay.inject(
      hashKey(symKey),
      seal(symKey, { id: 7, jsonrpc: '2.0', method: 'wc_sessionSettle', params }),
      1102,
    )
    expect(await settled(attempt.session)).toBe('settlement_refused')
  })

  it.each([
    ['no key', 'xyz'],
    ['a key of low order', '00'.repeat(32)],
  ])('is not waited for after an answer with %s', async (_, responderPublicKey) => {
    const { attempt, proposals, relay } = await propose()
    const text = JSON.stringify({ id: proposals[0]?.id, jsonrpc: '2.0', result: { responderPublicKey } })
    const { topic = '', symKey = '' } = parsePairingUri(attempt.uri) ?? {}
    relay.inject(topic, sealEnvelope({ text, symKey }), 1101)
    expect(await settled(attempt.session)).toBe('malformed_answer')
  })

  it('replaces the wallet that was connected before', async () => {
    const { client, wallet, connect, ended } = createTestPair()
    const first = await connect()
    const second = await connect()
    await settle()
    expect(ended).toEqual([first.topic])
    expect(wallet.getSessions().map(({ topic }) => topic)).toEqual([second.topic])
    await expect(client.restore()).resolves.toMatchObject({ topic: second.topic })
  })
})

describe('a page that comes back to its codes', () => {
  it('is told why when none of them connects, as everywhere else [T-21]', async () => {
    const { client, createClient, environment } = createTestPair()
    for (let count = 0; count < 2; count++) await client.pair({ namespaces: { eip155: proposal } })
    client.stop()
    const outcome = createClient(environment)
      .resume()
      ?.catch((error: unknown) => error)
    await environment.advance(300_000)
    expect(await outcome).toMatchObject({ name: 'PorticoError', code: 'pairing_expired' })
  })
})

describe('a wallet that was stopped and started again', () => {
  it('still forgets a session that the page refuses, and keeps one that was under way [WC10]', async () => {
    const { wallet, attempt, proposalId, relay, ended } = await propose()
    relay.intercept(({ tag }) => (tag === 1103 ? 0 : 1))
    await wallet.approve(proposalId, { namespaces })
    await attempt.session
    wallet.stop()
    wallet.start()
    await settle()
    expect(ended).toEqual([])
    expect(wallet.getSessions()).toHaveLength(1)

    const other = await propose()
    other.wallet.stop()
    other.wallet.start()
    await other.wallet.approve(other.proposalId, { namespaces: {} })
    await settle()
    expect(other.ended).toHaveLength(1)
    expect(other.wallet.getSessions()).toEqual([])
  })
})

describe('a client that is stopped', () => {
  it.each([1100, 1102])(
    'leaves no promise open and no timer behind, whichever message it was waiting for: %s [LT6]',
    async tag => {
      const pair = createTestPair()
      pair.relay.intercept(message => (message.tag === tag ? 0 : 1))
      const attempt = await pair.client.pair({ namespaces: { eip155: proposal } })
      await pair.wallet.pair(attempt.uri)
      await settle()
      const received = pair.proposals[0]
      if (received) await pair.wallet.approve(received.id, { namespaces })
      await settle()
      pair.client.stop()
      expect(await settled(attempt.session)).toBe('pairing_ended')
      expect(pair.environment.pending).toBe(0)
      expect(pair.environment.stored.get('@portico/pairing/pending')).toContain(
        parsePairingUri(attempt.uri)?.topic,
      )
    },
  )
})

describe('the handshake', () => {
  it.each([1100, 1101, 1102, 1103])(
    'never leaves a page half connected when message %s is lost [WC09]',
    async tag => {
      const pair = createTestPair()
      pair.relay.intercept(message => (message.tag === tag ? 0 : 1))
      const attempt = await pair.client.pair({ namespaces: { eip155: proposal } })
      const outcome = settled(attempt.session)
      await pair.wallet.pair(attempt.uri)
      await settle()
      const received = pair.proposals[0]
      if (received) await pair.wallet.approve(received.id, { namespaces })
      await pair.environment.advance(300_000)
      expect(await outcome).toBe(tag === 1103 ? 'ok' : 'pairing_expired')
      expect((await pair.client.restore()) !== undefined).toBe(tag === 1103)
      expect(JSON.parse(pair.environment.stored.get('@portico/pairing/pending') ?? '')).toEqual({
        v: 1,
        value: [],
      })
    },
  )

  it.each([1100, 1101, 1102, 1103])(
    'works when message %s is delivered a thousand times [WC07]',
    async tag => {
      const { connect, relay, events } = createTestPair()
      relay.intercept(message => (message.tag === tag ? 1000 : 1))
      await connect()
      expect(events.filter(({ type }) => type === 'session')).toHaveLength(1)
    },
  )

  it.each([1100, 1101, 1102, 1103])('works when the relay restarts at message %s', async tag => {
    const { connect, relay, environment, walletEnvironment } = createTestPair()
    let restarts = 0
    relay.intercept(message => {
      if (message.tag === tag && restarts++ === 0) queueMicrotask(() => relay.restart(1012))
      return 1
    })
    const connected = connect()
    for (let count = 0; count < 20; count++) {
      await environment.advance(200)
      await walletEnvironment.advance(0)
    }
    await expect(connected).resolves.toBeDefined()
  })

  it('keeps what the wallet said before it settled, also over a reload', async () => {
    const { wallet, proposalId, relay, client, createClient, environment, events } = await propose()
    let release: ((times: number) => void) | undefined
    const held = new Promise<number>(resolve => (release = resolve))
    relay.intercept(({ tag }) => (tag === 1102 ? held : 1))
    const { topic } = await wallet.approve(proposalId, { namespaces })
    await wallet.emitEvent(topic, { name: 'chainChanged', data: 10 }, 'eip155:10')
    client.stop()
    await createClient(environment).restore()
    await settle()
    expect(events).toEqual([])
    release?.(1)
    await settle(10)
    expect(events.map(({ type }) => type)).toEqual(['session', 'chainChanged'])
  })

  it('works with a wallet that settles before it answers', async () => {
    const { connect, relay } = createTestPair({ wallet: { legacy: true } })
    await connect()
    expect(relay.log.map(({ tag }) => tag)).toEqual([1100, 1102, 1101, 1103])
  })
})

describe('a session', () => {
  it('is there again after a reload', async () => {
    const { connect, client, createClient, environment, wallet, events } = createTestPair()
    const { topic } = await connect()
    client.stop()
    const reloaded = createClient(environment)
    await expect(reloaded.restore()).resolves.toMatchObject({
      topic,
      namespaces: { eip155: { chains: ['eip155:1', 'eip155:10'] } },
    })
    await settle()
    await wallet.emitEvent(topic, { name: 'chainChanged', data: '0xa' }, 'eip155:10')
    expect(events.at(-1)).toMatchObject({ type: 'chainChanged', chainId: '10' })
  })

  it('takes updates, but none that was overtaken, and none that is worthless', async () => {
    const { connect, wallet, relay, client, environment } = createTestPair()
    const { topic } = await connect()
    const held: (() => void)[] = []
    relay.intercept(({ tag }) =>
      tag === 1104 && held.length === 0 ? new Promise(resolve => held.push(() => resolve(1))) : 1,
    )
    const older = wallet.update(topic, grantOf([`eip155:1:${address}`]))
    await environment.advance(1)
    const newer = wallet.update(topic, grantOf([`eip155:10:${otherAddress}`]))
    await settle()
    held[0]?.()
    await Promise.all([older, newer])
    expect((await client.restore())?.namespaces.eip155?.accounts).toEqual([`eip155:10:${otherAddress}`])
    await expect(wallet.update(topic, grantOf([]))).rejects.toMatchObject({ code: 5001 })
    await expect(wallet.update(topic, grantOf([`eip155:9:${address}`]))).rejects.toMatchObject({ code: 1003 })
    expect((await client.restore())?.namespaces.eip155?.accounts).toEqual([`eip155:10:${otherAddress}`])
  })

  it('is extended, a week at most, and ends by itself [WC13]', async () => {
    const { connect, wallet, environment, client, events } = createTestPair()
    const { topic } = await connect()
    await environment.advance(86_400_000)
    await wallet.extend(topic, 9_999_999_999)
    const { expiry } = (await client.restore()) ?? {}
    expect(expiry).toBe(environment.now() / 1000 + 604_800)
    await expect(wallet.extend(topic, 5)).rejects.toMatchObject({ code: 1004 })
    await environment.advance(604_800_000)
    expect(events.at(-1)).toEqual({ type: 'ended', topic })
    await expect(client.restore()).resolves.toBeUndefined()
  })

  it('answers pings and is answered', async () => {
    const { connect, wallet, client } = createTestPair()
    const { topic } = await connect()
    await Promise.all([wallet.ping(topic), client.ping()])
  })

  it('ended by the wallet is told, and requests under way are rejected', async () => {
    const { connect, wallet, client, events } = createTestPair()
    const { topic } = await connect()
    const request = settled(
      client.getProvider('eip155').request({ method: 'personal_sign', params: ['0x', address] }),
    )
    await settle()
    await wallet.disconnect(topic)
    expect(await request).toBe('pairing_ended')
    expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', topic }])
  })

  it('that the wallet has forgotten is dropped on both sides', async () => {
    const { connect, wallet, client, requests, events } = createTestPair()
    const { topic } = await connect()
    const request = settled(
      client.getProvider('eip155').request({ method: 'personal_sign', params: ['0x', address] }),
    )
    await settle()
    await wallet.respond(
      { id: requests[0]?.id ?? 0, topic },
      { error: { code: 7001, message: 'No session' } },
    )
    expect(await request).toBe('pairing_ended')
    expect(events.some(({ type }) => type === 'ended')).toBe(true)
  })

  it('is ended by the page even when the relay is away', async () => {
    const { connect, client, relay, environment } = createTestPair()
    await connect()
    relay.refuse({ code: 1006 })
    relay.restart()
    const done = client.disconnect()
    await environment.advance(3000)
    await done
    await expect(client.restore()).resolves.toBeUndefined()
    expect(environment.stored.get('@portico/pairing/sessions')).toContain('[]')
  })

  it('is refused requests, proposals and methods that a page does not serve [WC15]', async () => {
    const { connect, relay, client } = createTestPair()
    const { topic, walletSession } = await connect()
    const send = async (method: string) => {
      const before = relay.log.length
      const text = JSON.stringify({ id: 1_700_000_000_000_000 + before, jsonrpc: '2.0', method, params: {} })
      relay.inject(topic, sealEnvelope({ text, symKey: walletSession.symKey }))
      await settle()
      const page = relay.calls[0]?.clientId
      const answers = relay.log.slice(before).filter(({ publisher }) => publisher === page)
      return answers.map(({ tag }) => tag)
    }
    expect(await send('wc_sessionRequest')).toEqual([1109])
    expect(await send('wc_sessionPropose')).toEqual([])
    expect(await send('wc_somethingNew')).toEqual([0])
    expect(await send('constructor')).toEqual([0])
    await expect(client.restore()).resolves.toBeDefined()
  })

  it('survives whatever strangers put on its topic [WC02] [WC03] [WC06]', async () => {
    const { connect, relay, client, walletSession } = await createConnected()
    const { topic, symKey } = walletSession
    const sealed = (text: string) => sealEnvelope({ text, symKey })
    const plain = Buffer.concat([
      Buffer.from([2]),
      Buffer.from('{"id":1,"jsonrpc":"2.0","method":"wc_sessionDelete","params":{}}'),
    ])
    for (const message of [
      '',
      'x',
      'AAAA',
      plain.toString('base64'),
      sealed('no json'),
      sealed('[]'),
      sealed('{"id":1}'),
    ])
      relay.inject(topic, message)
    await settle()
    await expect(client.restore()).resolves.toBeDefined()
    expect(connect).toBeDefined()
    expect(relay.acknowledged.length).toBeGreaterThan(6)
  })
})

describe('events of a wallet', () => {
  it.each([
    [10, '10'],
    ['10', '10'],
    ['0xa', '10'],
    [5, '5'],
    [[10], undefined],
    ['eip155:10', undefined],
    [{}, undefined],
    [null, undefined],
  ])('chainChanged with %j [WC17] [T-19]', async (data, chainId) => {
    const { wallet, topic, events } = await createConnected()
    await wallet.emitEvent(topic, { name: 'chainChanged', data }, 'eip155:10')
    const told = events.filter(({ type }) => type === 'chainChanged')
    expect(told).toEqual(
      chainId === undefined ? [] : [{ type: 'chainChanged', namespace: 'eip155', chainId }],
    )
  })

  it('accountsChanged with accounts that were granted, by address or in full [WC18] [T-19]', async () => {
    const granted = grantOf([`eip155:1:${address}`, `eip155:1:${otherAddress}`, `eip155:10:${address}`])
    const { wallet, topic, events } = await createConnected(granted)
    await wallet.emitEvent(
      topic,
      { name: 'accountsChanged', data: [otherAddress.toUpperCase().replace('0X', '0x')] },
      'eip155:1',
    )
    expect(events.at(-1)).toEqual({
      type: 'accountsChanged',
      namespace: 'eip155',
      accounts: [`eip155:1:${otherAddress}`],
    })
    await wallet.emitEvent(
      topic,
      { name: 'accountsChanged', data: [`eip155:1:${address}`, otherAddress] },
      'eip155:1',
    )
    expect(events.at(-1)).toMatchObject({ accounts: [`eip155:1:${address}`, `eip155:1:${otherAddress}`] })
  })

  it('accountsChanged said a thousand times is told once [WC18]', async () => {
    const { relay, events, walletSession } = await createConnected()
    const { topic, symKey } = walletSession
    const params = { event: { name: 'accountsChanged', data: [address] }, chainId: 'eip155:1' }
    for (let id = 1; id <= 1000; id++) {
      const text = JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionEvent', params })
      relay.inject(topic, sealEnvelope({ text, symKey }))
    }
    await settle(50)
    expect(events.filter(({ type }) => type === 'accountsChanged')).toHaveLength(1)
  })

  it('accountsChanged with strangers or nonsense changes nothing [WC18]', async () => {
    const { wallet, topic, events } = await createConnected()
    const before = events.length
    for (const data of [[otherAddress], 'x', [7], {}, null])
      await wallet.emitEvent(topic, { name: 'accountsChanged', data }, 'eip155:1')
    expect(events).toHaveLength(before)
  })

  it('accountsChanged without accounts ends the session [WC18]', async () => {
    const { wallet, topic, events, client } = await createConnected()
    await wallet.emitEvent(topic, { name: 'accountsChanged', data: [] }, 'eip155:1')
    expect(events.at(-1)).toEqual({ type: 'ended', topic })
    await expect(client.restore()).resolves.toBeUndefined()
    expect(wallet.getSessions()).toEqual([])
  })

  it('of other families or without shape are refused', async () => {
    const { wallet, topic, events, relay } = await createConnected()
    const before = events.length
    for (const chainId of ['solana:x', '__proto__:1', ''])
      await wallet.emitEvent(topic, { name: 'chainChanged', data: 1 }, chainId)
    expect(events).toHaveLength(before)
    expect(relay.log.filter(({ tag }) => tag === 1111)).toHaveLength(3)
  })
})

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
      await expect(createClient(world).restore()).resolves.toBeUndefined()
    }
    const value = JSON.parse(good) as { value: unknown[] }
    const world = createTestEnvironment({}, { now: environment.now() })
    world.stored.set(
      '@portico/pairing/sessions',
      JSON.stringify({ v: 1, value: [{ topic: 'bad' }, ...value.value, null] }),
    )
    await expect(createClient(world).restore()).resolves.toBeDefined()
  })

  it('lives in memory where the storage is blocked [WC29]', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const pair = createTestPair({
      environment: { storage: { getItem: denied, setItem: denied, removeItem: denied } },
    })
    const { session } = await pair.connect()
    await expect(pair.client.restore()).resolves.toEqual(session)
    expect(pair.environment.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  it('cleared by somebody else ends the session [WC29]', async () => {
    const { environment, events, topic } = await createConnected()
    environment.stored.clear()
    environment.page?.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    await settle()
    expect(events.at(-1)).toEqual({ type: 'ended', topic })
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
      const isBehind = () => relay.acknowledged.length < (part + 1) * messages
      for (let round = 0; round < 500 && isBehind(); round++) await settle(1)
      // The computer sleeps in between, and its socket has to come back.
      await environment.sleep(600_000_000 / parts)
      await environment.advance(31_000)
    }
    await settle()
    // Worked off, every one of them.
    expect(relay.acknowledged.length).toBeGreaterThanOrEqual(parts * messages)
    await expect(client.restore()).resolves.toBeDefined()
    const size = [...environment.stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
    expect(size).toBeLessThan(10_000)
  }, 120_000)

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

describe('words of the relay', () => {
  it('that stand for an alert are told, others are not [X-02]', async () => {
    const { client, relay, environment, events } = createTestPair()
    relay.refuse({ code: 3000, reason: 'JWT validation error: JWT Token is not yet valid' })
    const outcome = settled(client.pair({ namespaces: { eip155: proposal } }))
    await environment.advance(1000)
    expect(await outcome).toBe('relay_unreachable')
    expect(events).toEqual([{ type: 'notice', message: 'JWT validation error: JWT Token is not yet valid' }])
    relay.refuse({ code: 3000, reason: 'whatever' })
    const again = settled(client.pair({ namespaces: { eip155: proposal } }))
    await environment.advance(60_000)
    expect(await again).toBe('relay_unreachable')
    expect(events).toHaveLength(1)
  })
})

async function createConnected(granted?: GrantedNamespaces) {
  const pair = createTestPair()
  return { ...pair, ...(await pair.connect(granted)) }
}
