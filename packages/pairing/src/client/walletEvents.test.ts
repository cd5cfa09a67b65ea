import { describe, expect, it } from 'vitest'
import { createConnected } from '../../test/createConnected.js'
import { settleUntil } from '../../test/createTestEnvironment.js'
import { address, grantOf, otherAddress } from '../../test/createTestPair.js'
import { sealEnvelope } from '../crypto/openEnvelope.js'

describe('events of a wallet', () => {
  it.each([
    [10, '10'],
    ['10', '10'],
    ['0xa', '10'],
    // It was not granted.
    [5, undefined],
    [[10], undefined],
    ['eip155:10', undefined],
    [{}, undefined],
    [null, undefined],
  ])('chainChanged with %j [WC17] [T-19]', async (data, chainId) => {
    const { wallet, topic, events, relay } = await createConnected()
    await wallet.emitEvent(topic, { name: 'chainChanged', data }, 'eip155:10')
    expect(relay.log.at(-1)?.tag).toBe(1111)
    const told = events.filter(({ type }) => type === 'chainChanged')
    expect(told).toEqual(
      chainId === undefined ? [] : [{ type: 'chainChanged', sessionId: topic, namespace: 'eip155', chainId }],
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
      sessionId: topic,
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
    await settleUntil(() => relay.acknowledged.length >= 1000)
    expect(events.filter(({ type }) => type === 'accountsChanged')).toHaveLength(1)
  }, 120_000)

  it('accountsChanged with strangers or nonsense changes nothing [WC18]', async () => {
    const { wallet, topic, events, relay } = await createConnected()
    const before = events.length
    for (const data of [[otherAddress], 'x', [7], {}, null])
      await wallet.emitEvent(topic, { name: 'accountsChanged', data }, 'eip155:1')
    expect(relay.log.filter(({ tag }) => tag === 1111)).toHaveLength(5)
    expect(events).toHaveLength(before)
  })

  it('accountsChanged without accounts ends the session [WC18]', async () => {
    const { wallet, topic, events, client } = await createConnected()
    await wallet.emitEvent(topic, { name: 'accountsChanged', data: [] }, 'eip155:1')
    expect(events.at(-1)).toEqual({ type: 'ended', sessionId: topic })
    await expect(client.restore()).resolves.toEqual([])
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
