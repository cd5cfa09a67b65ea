import { describe, expect, it, vi } from 'vitest'
import { settle, settleUntil } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal } from '../../test/createTestPair.js'
import { outcomeOf } from '../../test/outcomeOf.js'
import { propose } from '../../test/propose.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'

describe('the handshake', () => {
  it.each([1100, 1101, 1102, 1103])(
    'never leaves a page half connected when message %s is lost [WC09]',
    async tag => {
      const pair = createTestPair()
      pair.relay.intercept(message => (message.tag === tag ? 0 : 1))
      const attempt = await pair.client.pair({ namespaces: { eip155: proposal } })
      const outcome = outcomeOf(attempt.session)
      await pair.wallet.pair(attempt.uri)
      await settle()
      const received = pair.proposals[0]
      if (received) await pair.wallet.approve(received.id, { namespaces })
      await pair.environment.advance(300_000)
      expect(await outcome).toBe(tag === 1103 ? 'ok' : 'pairing_expired')
      expect((await pair.client.restore()).length > 0).toBe(tag === 1103)
      expect(pair.environment.stored.get('@portico/pairing/pending')).toBeUndefined()
    },
  )

  it.each([1100, 1101, 1102, 1103])(
    'works when message %s is delivered a thousand times [WC07]',
    async tag => {
      const { connect, relay, events } = createTestPair()
      relay.intercept(message => (message.tag === tag ? 1000 : 1))
      await connect()
      await settleUntil(() => relay.acknowledged.length >= 1000)
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
    void createClient(environment).resume()
    await vi.dynamicImportSettled()
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
      expect(await outcomeOf(attempt.session)).toBe('pairing_ended')
      expect(pair.environment.pending).toBe(0)
      expect(pair.environment.stored.get('@portico/pairing/pending')).toContain(
        parsePairingUri(attempt.uri)?.topic,
      )
    },
  )
})
