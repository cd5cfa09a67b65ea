import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, otherAddress, proposal } from '../../test/createTestPair.js'
import { createTestProvider } from '../../test/createTestProvider.js'

describe('accounts and chains', () => {
  it('are answered without asking anybody', async () => {
    const { provider, requests, fetched } = await createTestProvider()
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([address])
    await expect(provider.request({ method: 'eth_requestAccounts' })).resolves.toEqual([address])
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    await expect(provider.request({ method: 'net_version' })).resolves.toBe('1')
    expect([...requests, ...fetched]).toEqual([])
  })

  it('switch here when the wallet granted the chain, and tell the kit', async () => {
    const { provider, requests, events, topic } = await createTestProvider()
    const changes: unknown[] = []
    provider.on('chainChanged', value => changes.push(value))
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(events.at(-1)).toEqual({
      type: 'chainChanged',
      sessionId: topic,
      namespace: 'eip155',
      chainId: '10',
    })
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
    expect(changes).toEqual(['0xa'])
    expect(requests).toHaveLength(0)
  })

  it('are where the page is, if the wallet granted that', async () => {
    const { provider, client, topic } = await createTestProvider()
    client.setNetwork('eip155:10', topic)
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
    client.setNetwork('eip155:5', topic)
    client.setNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', topic)
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
  })

  it('ask the wallet to switch to another chain, and to add it with five fields [W-29]', async () => {
    const { provider, answer, client } = await createTestProvider()
    const switching = provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x2105' }],
    })
    const refused = expect(switching).rejects.toMatchObject({ cause: { code: 4902 } })
    expect(await answer({ error: { code: 4902, message: 'Unrecognized chain' } })).toMatchObject({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x2105' }],
    })
    await refused
    const chain = {
      chainId: '0x2105',
      rpcUrls: ['https://base.example'],
      chainName: 'Base',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorerUrls: ['https://scan.example'],
    }
    const adding = provider.request({ method: 'wallet_addEthereumChain', params: [{ ...chain, secret: 1 }] })
    expect(await answer({ result: null })).toMatchObject({
      method: 'wallet_addEthereumChain',
      params: [chain],
    })
    await expect(adding).resolves.toBeNull()
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x2105')
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([address])
    expect((await client.restore()).at(-1)?.namespaces.eip155?.chains).toContain('eip155:8453')
  })

  it('refuse a switch to nowhere', async () => {
    const { provider } = await createTestProvider()
    for (const params of [undefined, [], [{}], [{ chainId: {} }]])
      await expect(provider.request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject({
        code: 'invalid_params',
      })
  })

  it('follow the wallet and are told to listeners, each change once [T-19] [WC18]', async () => {
    const granted = {
      eip155: {
        accounts: [`eip155:1:${address}`, `eip155:1:${otherAddress}`],
        methods: [...proposal.methods],
        events: [...proposal.events],
      },
    }
    const { provider, wallet, topic } = await createTestProvider({ granted })
    const heard: unknown[] = []
    const listener = (value: unknown) => heard.push(value)
    provider.on('accountsChanged', listener)
    provider.on('accountsChanged', () => {
      throw new Error('of the page')
    })
    for (let count = 0; count < 50; count++)
      await wallet.emitEvent(topic, { name: 'accountsChanged', data: [otherAddress] }, 'eip155:1')
    expect(heard).toEqual([[otherAddress, address]])
    provider.removeListener('accountsChanged', listener)
    await wallet.emitEvent(topic, { name: 'accountsChanged', data: [address] }, 'eip155:1')
    expect(heard).toHaveLength(1)
  })

  it('end with the session', async () => {
    const { provider, wallet, topic } = await createTestProvider()
    const ends: unknown[] = []
    provider.on('disconnect', value => ends.push(value))
    await wallet.disconnect(topic)
    await settle()
    expect(ends).toHaveLength(1)
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toThrow(
      'Please call connect() before request()',
    )
  })
})
