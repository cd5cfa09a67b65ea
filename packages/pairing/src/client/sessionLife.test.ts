import { describe, expect, it } from 'vitest'
import { createConnected } from '../../test/createConnected.js'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair, grantOf, otherAddress } from '../../test/createTestPair.js'
import { outcomeOf } from '../../test/outcomeOf.js'
import { sealEnvelope } from '../crypto/openEnvelope.js'

describe('a session', () => {
  it('is there again after a reload', async () => {
    const { connect, client, createClient, environment, wallet, events } = createTestPair()
    const { topic } = await connect()
    client.stop()
    const reloaded = createClient(environment)
    await expect(reloaded.restore()).resolves.toMatchObject([
      { topic, namespaces: { eip155: { chains: ['eip155:1', 'eip155:10'] } } },
    ])
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
    await newer
    await expect(older).rejects.toMatchObject({ code: 1003 })
    expect((await client.restore()).at(-1)?.namespaces.eip155?.accounts).toEqual([
      `eip155:10:${otherAddress}`,
    ])
    await expect(wallet.update(topic, grantOf([]))).rejects.toMatchObject({ code: 5001 })
    await expect(wallet.update(topic, grantOf([`eip155:9:${address}`]))).rejects.toMatchObject({ code: 1003 })
    expect((await client.restore()).at(-1)?.namespaces.eip155?.accounts).toEqual([
      `eip155:10:${otherAddress}`,
    ])
  })

  it('takes later updates after one with an id that is far in the future', async () => {
    const { connect, relay, wallet, client } = createTestPair()
    const { topic, walletSession } = await connect()
    const accounts = async () => (await client.restore()).at(-1)?.namespaces.eip155?.accounts
    const params = { namespaces: grantOf([`eip155:1:${address}`]) }
    const text = JSON.stringify({ id: 9e15, jsonrpc: '2.0', method: 'wc_sessionUpdate', params })
    relay.inject(topic, sealEnvelope({ text, symKey: walletSession.symKey }), 1104)
    await settle()
    expect(await accounts()).toEqual([`eip155:1:${address}`])
    await wallet.update(topic, grantOf([`eip155:10:${otherAddress}`]))
    expect(await accounts()).toEqual([`eip155:10:${otherAddress}`])
  })

  it('is extended, a week at most, and ends by itself [WC13]', async () => {
    const { connect, wallet, environment, client, events } = createTestPair()
    const { topic } = await connect()
    await environment.advance(86_400_000)
    await wallet.extend(topic, 9_999_999_999)
    const [{ expiry } = { expiry: 0 }] = await client.restore()
    expect(expiry).toBe(environment.now() / 1000 + 604_800)
    await expect(wallet.extend(topic, 5)).rejects.toMatchObject({ code: 1004 })
    await environment.advance(604_800_000)
    expect(events.at(-1)).toEqual({ type: 'ended', sessionId: topic })
    await expect(client.restore()).resolves.toEqual([])
  }, 120_000)

  it('answers pings and is answered', async () => {
    const { connect, wallet, client } = createTestPair()
    const { topic } = await connect()
    await Promise.all([wallet.ping(topic), client.ping()])
  })

  it('ended by the wallet is told, and requests under way are rejected', async () => {
    const { connect, wallet, client, events } = createTestPair()
    const { topic } = await connect()
    const request = outcomeOf(
      client.getProvider('eip155').request({ method: 'personal_sign', params: ['0x', address] }),
    )
    await settle()
    await wallet.disconnect(topic)
    expect(await request).toBe('pairing_ended')
    expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', sessionId: topic }])
  })

  it('that the wallet has forgotten is dropped on both sides', async () => {
    const { connect, wallet, client, requests, events } = createTestPair()
    const { topic } = await connect()
    const request = outcomeOf(
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

  it('is ended by the page even when the relay is away; the next page tells the wallet', async () => {
    const { connect, client, relay, environment, createClient } = createTestPair()
    const { topic } = await connect()
    relay.refuse({ code: 1006 })
    relay.restart()
    const done = client.disconnect()
    await environment.advance(3000)
    await done
    await expect(client.restore()).resolves.toEqual([])
    expect(environment.stored.has('@portico/pairing/sessions')).toBe(false)
    client.stop()
    relay.refuse(undefined)
    createClient().tidy()
    await environment.advance(10_000)
    // The tag of `wc_sessionDelete`.
    expect(relay.log).toContainEqual(expect.objectContaining({ topic, tag: 1112 }))
    expect(environment.stored.has('@portico/pairing/ended')).toBe(false)
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
    await expect(client.restore()).resolves.toHaveLength(1)
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
    await expect(client.restore()).resolves.toHaveLength(1)
    expect(connect).toBeDefined()
    expect(relay.acknowledged.length).toBeGreaterThan(6)
  })
})
