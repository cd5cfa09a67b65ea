import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair, namespaces, proposal } from '../../test/createTestPair.js'

describe('pairing over a relay', () => {
  it('connects a wallet by its code, signs, follows events and ends [C-02]', async () => {
    const { client, wallet, connect, requests, events } = createTestPair()
    const { session, topic } = await connect()
    expect(session.namespaces.eip155?.accounts).toEqual(namespaces.eip155?.accounts)
    expect(session.peer.name).toBe('Phone Wallet')
    const provider = client.getProvider('eip155')
    const signature = provider.request({ method: 'personal_sign', params: ['0x68', address] })
    await settle()
    expect(requests[0]).toMatchObject({
      method: 'personal_sign',
      params: ['0x68', address],
      chainId: 'eip155:1',
    })
    await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0x1234' })
    await expect(signature).resolves.toBe('0x1234')
    await wallet.emitEvent(topic, { name: 'chainChanged', data: 10 }, 'eip155:10')
    expect(events.at(-1)).toEqual({
      type: 'chainChanged',
      sessionId: topic,
      namespace: 'eip155',
      chainId: '10',
    })
    await wallet.ping(topic)
    await client.ping()
    await client.disconnect()
    await settle()
    expect(wallet.getSessions()).toEqual([])
    await expect(client.restore()).resolves.toEqual([])
  })

  it('falls back to subscribing and publishing on a relay that knows no proposals', async () => {
    const { connect, relay } = createTestPair({
      relay: { unknownMethods: ['wc_proposeSession', 'wc_approveSession'] },
    })
    await connect()
    expect(relay.log.map(({ tag }) => tag)).toEqual([1100, 1102, 1101, 1103])
    expect(proposal.chains).toHaveLength(2)
  })
})
