import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal } from '../../test/createTestPair.js'
import { outcomeOf } from '../../test/outcomeOf.js'
import { propose } from '../../test/propose.js'
import { storageKeys } from '../storage/storageKeys.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'

describe('a proposal', () => {
  it('asks for everything as optional, for five minutes, and is shown for four [C-02] [T-21]', async () => {
    const { attempt, proposals, environment } = await propose()
    expect(proposals[0]).toMatchObject({ requiredNamespaces: {}, optionalNamespaces: { eip155: proposal } })
    expect(parsePairingUri(attempt.uri)?.expiry).toBe(environment.now() / 1000 + 300)
    expect(attempt.expiresAt).toBe(environment.now() + 240_000)
  })

  it('does not tell the wallet the nodes of the site [E-16]', async () => {
    const withNodes = { ...proposal, rpcMap: { 'eip155:1': 'https://one.example/?key=1' } }
    const { proposals } = await propose({}, withNodes)
    expect(proposals[0]?.optionalNamespaces).toEqual({ eip155: proposal })
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
    expect(await outcomeOf(attempt.session)).toBe('user_rejected')
    expect(relay.log.at(-1)?.tag).toBe(1120)
  })

  it('dies after five minutes; a wallet that comes later connects nobody [WC19] [T-21]', async () => {
    const { client, wallet, attempt, proposalId, environment, events } = await propose()
    await environment.advance(299_000)
    const outcome = outcomeOf(attempt.session)
    await environment.advance(1000)
    expect(await outcome).toBe('pairing_expired')
    await wallet.approve(proposalId, { namespaces })
    await settle()
    await expect(client.restore()).resolves.toEqual([])
    expect(events.filter(({ type }) => type === 'session')).toEqual([])
    await expect(wallet.pair(attempt.uri)).rejects.toMatchObject({ code: 'invalid_pairing_uri' })
  })

  it('still connects when its code was replaced in the meantime, and ends the other [T-21]', async () => {
    const { client, wallet, attempt, proposalId, environment } = await propose()
    await environment.advance(240_000)
    const newer = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.approve(proposalId, { namespaces })
    await expect(attempt.session).resolves.toMatchObject({ peer: { name: 'Phone Wallet' } })
    expect(await outcomeOf(newer.session)).toBe('request_aborted')
  })

  it('can be taken back', async () => {
    const { client, environment } = createTestPair()
    const controller = new AbortController()
    const attempt = await client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })
    controller.abort()
    expect(await outcomeOf(attempt.session)).toBe('request_aborted')
    expect(
      await outcomeOf(client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })),
    ).toBe('request_aborted')
    expect(environment.stored.get('@portico/pairing/pending')).toBeUndefined()
  })

  it('fails within twenty seconds when there is no relay', async () => {
    const { client, relay, environment } = createTestPair()
    relay.refuse({ code: 1006 })
    const outcome = outcomeOf(client.pair({ namespaces: { eip155: proposal } }))
    await environment.advance(20_000)
    expect(await outcome).toBe('relay_unreachable')
  })

  it('survives a reload of the page while its owner is in the wallet', async () => {
    const { client, wallet, proposalId, createClient, environment, events } = await propose()
    client.stop()
    const reloaded = createClient(environment)
    const session = reloaded.resume()
    await wallet.approve(proposalId, { namespaces })
    await expect(session).resolves.toMatchObject({ peer: { name: 'Phone Wallet' } })
    expect(events.at(-1)).toMatchObject({ type: 'session', session: { wallet: { name: 'Phone Wallet' } } })
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

  it('finds the session that another tab has made of its code meanwhile', async () => {
    const { client, wallet, proposalId, createClient, environment } = await propose()
    const { stored } = environment
    const waiting = stored.get(storageKeys.pending) ?? ''
    await wallet.approve(proposalId, { namespaces })
    await settle()
    client.stop()
    const taken = stored.get(storageKeys.pending) ?? ''
    stored.set(storageKeys.pending, waiting)
    const back = createClient(environment)
    const resumed = back.resume()
    stored.set(storageKeys.pending, taken)
    await expect(resumed).resolves.toMatchObject({ peer: { name: 'Phone Wallet' } })
  })
})

describe('words of the relay', () => {
  it('that stand for an alert are told, others are not [X-02]', async () => {
    const { client, relay, environment, events } = createTestPair()
    relay.refuse({ code: 3000, reason: 'JWT validation error: JWT Token is not yet valid' })
    const outcome = outcomeOf(client.pair({ namespaces: { eip155: proposal } }))
    await environment.advance(1000)
    expect(await outcome).toBe('relay_unreachable')
    expect(events).toEqual([{ type: 'notice', message: 'JWT validation error: JWT Token is not yet valid' }])
    relay.refuse({ code: 3000, reason: 'whatever' })
    const again = outcomeOf(client.pair({ namespaces: { eip155: proposal } }))
    await environment.advance(60_000)
    expect(await again).toBe('relay_unreachable')
    expect(events).toHaveLength(1)
  })
})

describe('a code that was withdrawn', () => {
  async function withdraw() {
    const world = createTestPair()
    const controller = new AbortController()
    const attempt = await world.client.pair({
      namespaces: { eip155: proposal },
      signal: controller.signal,
    })
    attempt.session.catch(() => undefined)
    await world.wallet.pair(attempt.uri)
    await settle()
    controller.abort()
    const approve = () => world.wallet.approve(world.proposals[0]?.id ?? 0, { namespaces })
    return { ...world, approve }
  }

  it('connects nobody, and the wallet that answers it is told', async () => {
    const { wallet, events, approve, environment, client } = await withdraw()
    await vi.dynamicImportSettled()
    await approve().catch(() => undefined)
    await expect.poll(() => wallet.getSessions()).toEqual([])
    expect(events.filter(({ type }) => type === 'session')).toEqual([])
    await expect(client.restore()).resolves.toEqual([])
    await environment.advance(400_000)
    expect(environment.stored.get('@portico/pairing/withdrawn')).toBeUndefined()
    expect(environment.pending).toBe(0)
  })

  it('is answered so by the page after a reload too', async () => {
    const { wallet, events, approve, environment, client, createClient } = await withdraw()
    client.stop()
    const reloaded = createClient(environment)
    expect(reloaded.resume()).toBeUndefined()
    reloaded.tidy()
    await vi.dynamicImportSettled()
    await settle()
    await approve().catch(() => undefined)
    await expect.poll(() => wallet.getSessions()).toEqual([])
    expect(events.filter(({ type }) => type === 'session')).toEqual([])
  })
})
