import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair, grantOf, namespaces, proposal } from '../../test/createTestPair.js'
import { outcomeOf } from '../../test/outcomeOf.js'
import { propose } from '../../test/propose.js'
import { createKeyPair, deriveSymKey, hashKey } from '../crypto/createKeyPair.js'
import { sealEnvelope } from '../crypto/openEnvelope.js'
import type { GrantedNamespaces } from '../session/parseNamespaces.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'

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
    expect(await outcomeOf(attempt.session)).toBe(code)
    await settle()
    expect(relay.log.at(-1)?.tag).toBe(1103)
    expect(ended).toHaveLength(1)
    await expect(client.restore()).resolves.toEqual([])
    expect(environment.stored.get('@portico/pairing/sessions') ?? '[]').toContain('[]')
  })

  it('with as many accounts as a message carries shows a hundred of each chain and stores no more [WC14]', async () => {
    const accounts = Array.from(
      { length: 3000 },
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
      const outcome = await outcomeOf(attempt.session)
      outcomes.add(outcome)
      expect((await pair.client.restore()).length > 0).toBe(outcome === 'ok')
    }
    expect([...outcomes].sort()).toEqual(['ok', 'request_aborted'])
  }, 120_000)

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
    expect(events.filter(({ type }) => type === 'chainChanged')).toEqual([])
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
    expect(await outcomeOf(attempt.session)).toBe(outcome)
    if (outcome === 'ok') expect((await attempt.session).expiry).toBe(environment.now() / 1000 + 604_800)
  })

  /** A wallet of the test's own, which has answered the proposal. */
  async function answerByHand() {
    const world = await propose()
    const { attempt, proposals, relay } = world
    const { pairingTopic = '', proposer, id } = proposals[0] ?? {}
    const keys = createKeyPair()
    const symKey = deriveSymKey(keys.privateKey, proposer?.publicKey ?? '')
    const inject = (topic: string, key: string, payload: object, tag: number) =>
      relay.inject(
        topic,
        sealEnvelope({ text: JSON.stringify({ jsonrpc: '2.0', ...payload }), symKey: key }),
        tag,
      )
    const result = { relay: { protocol: 'irn' }, responderPublicKey: keys.publicKey }
    inject(pairingTopic, parsePairingUri(attempt.uri)?.symKey ?? '', { id, result }, 1101)
    await settle()
    return {
      ...world,
      say: (payload: object, tag: number) => inject(hashKey(symKey), symKey, payload, tag),
      settleAs: (publicKey: string, granted = namespaces) => {
        const controller = { publicKey, metadata: {} }
        const params = { relay: { protocol: 'irn' }, controller, namespaces: granted, expiry: 1_700_000_400 }
        inject(hashKey(symKey), symKey, { id: 7, method: 'wc_sessionSettle', params }, 1102)
      },
      publicKey: keys.publicKey,
    }
  }

  it('of somebody else than who answered is refused', async () => {
    const { attempt, settleAs } = await answerByHand()
    settleAs(createKeyPair().publicKey)
    expect(await outcomeOf(attempt.session)).toBe('settlement_refused')
  })

  it('loses nothing of what the wallet says before it and while it is looked at', async () => {
    const { attempt, settleAs, say, publicKey, events } = await answerByHand()
    const tell = (id: number, data: number) => {
      const params = { event: { name: 'chainChanged', data }, chainId: 'eip155:10' }
      say({ id, method: 'wc_sessionEvent', params }, 1110)
    }
    tell(1, 10)
    await settle()
    settleAs(publicKey)
    tell(2, 1)
    expect(await outcomeOf(attempt.session)).toBe('ok')
    await settle()
    const chains = events.flatMap(event => (event.type === 'chainChanged' ? [event.chainId] : []))
    expect(chains).toEqual(['10', '1'])
  })

  it.each([
    ['no key', 'xyz'],
    ['a key of low order', '00'.repeat(32)],
  ])('is not waited for after an answer with %s', async (_, responderPublicKey) => {
    const { attempt, proposals, relay } = await propose()
    const text = JSON.stringify({ id: proposals[0]?.id, jsonrpc: '2.0', result: { responderPublicKey } })
    const { topic = '', symKey = '' } = parsePairingUri(attempt.uri) ?? {}
    relay.inject(topic, sealEnvelope({ text, symKey }), 1101)
    expect(await outcomeOf(attempt.session)).toBe('malformed_answer')
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
