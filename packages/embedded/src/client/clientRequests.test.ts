import { describe, expect, it } from 'vitest'
import { evmAddress, solanaAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'

describe('requests', () => {
  it('go to the vault for an approval, with network and node, and tell the kit [P-02] [T-18]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    client.setNetwork('eip155:10')
    vault.handlers.RPC_REQUEST = () => '0xsigned'
    const signing = client
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['hi', evmAddress] })
    expect(await run(signing)).toBe('0xsigned')
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'RPC_REQUEST',
      payload: {
        method: 'personal_sign',
        params: ['0x6869', evmAddress],
        chainNamespace: 'eip155',
        chainId: 10,
        rpcUrl: 'https://eip155-10.example/rpc',
      },
    })
    expect(events.filter(({ type }) => type.startsWith('request'))).toEqual([
      { type: 'requestSent', id: 1, sessionId: evmAddress, method: 'personal_sign' },
      { type: 'requestSettled', id: 1 },
    ])
  })

  it('are settled for the kit too when the visitor declines [T-18]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => ({ error: { message: 'declined', code: 4001 } })
    const signing = client
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['0x', evmAddress] })
    await expect(run(signing)).rejects.toMatchObject({ code: 4001, cause: { code: 'user_rejected' } })
    expect(events.at(-1)).toEqual({ type: 'requestSettled', id: 1 })
  })

  it('read from the chain without the vault and without a question [P-01]', async () => {
    const { client, vault, fake, events, logIn, run } = createTestClient()
    await logIn()
    const before = [vault.heard.length, events.length]
    fake.answer(({ body }) => {
      const { id, method } = body as { id: number; method: string }
      return new Response(
        JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x5' }),
      )
    })
    const provider = client.getProvider('eip155')
    const params = [evmAddress, 'latest']
    expect(await run(provider.request({ method: 'eth_getBalance', params }))).toBe('0x5')
    expect([vault.heard.length, events.length]).toEqual(before)
  })

  it('ask the vault for what only it can read, without a view [P-01] [W-03]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => ({ '0x1': {} })
    const reading = client
      .getProvider('eip155')
      .request({ method: 'wallet_getCapabilities', params: [evmAddress] })
    expect(await run(reading)).toEqual({ '0x1': {} })
    expect(events).toEqual([])
  })

  it.each(['eth_sign', 'eth_signTransaction', 'PERSONAL_SIGN', 'constructor'])(
    'are refused for %s, which neither table has [P-03] [T-18] [FR23]',
    async method => {
      const { client, vault, events, logIn } = createTestClient()
      await logIn()
      const heard = vault.heard.length
      const asking = client.getProvider('eip155').request({ method, params: [] })
      await expect(asking).rejects.toMatchObject({ message: 'Requested RPC call is not allowed' })
      expect(events).toEqual([
        { type: 'refused', error: expect.objectContaining({ userMessage: 'Action not allowed' }) },
      ])
      expect(vault.heard).toHaveLength(heard)
    },
  )

  it.each<[string, unknown]>([
    ['wallet_sendCalls', [{ calls: [{ to: 'ab'.repeat(20) }] }]],
    ['wallet_sendCalls', [{ calls: [{ to: evmAddress, data: 'abcd' }] }]],
    ['eth_sendTransaction', [{ to: evmAddress, value: '5' }]],
  ])('of %s with wrong parameters are refused here [R-03]', async (method, params) => {
    const { client, logIn } = createTestClient()
    await logIn()
    const asking = client.getProvider('eip155').request({ method, params })
    await expect(asking).rejects.toMatchObject({ code: -32602 })
  })

  it('send big numbers as nodes read them', async () => {
    const { client, vault, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => '0xhash'
    const params = [{ from: evmAddress, to: evmAddress, value: 255n }]
    await run(client.getProvider('eip155').request({ method: 'eth_sendTransaction', params }))
    expect(vault.heard.at(-1)).toMatchObject({ payload: { params: [{ value: '0xff' }] } })
  })

  it('that are open are aborted when the visitor leaves their view; reads go on [T-17]', async () => {
    const { client, vault, logIn, run } = createTestClient()
    await logIn()
    vault.handlers.RPC_REQUEST = () => 'silent'
    const provider = client.getProvider('eip155')
    const signing = provider.request({ method: 'personal_sign', params: ['0x', evmAddress] })
    const reading = provider.request({ method: 'wallet_getAssets', params: [{}] })
    await run(client.open())
    await expect.poll(() => vault.names().filter(name => name === 'RPC_REQUEST')).toHaveLength(2)
    client.cancelRequests()
    await expect(signing).rejects.toThrow('Request was aborted')
    await expect.poll(() => vault.names().filter(name => name === 'RPC_ABORT')).toHaveLength(1)
    expect(await Promise.race([reading, Promise.resolve('open')])).toBe('open')
  })

  it('switch to configured networks and to no others [T-19]', async () => {
    const { client, vault, events, logIn, run } = createTestClient()
    await logIn()
    const provider = client.getProvider('eip155')
    const heard: unknown[] = []
    provider.on('chainChanged', chain => heard.push(chain))
    const method = 'wallet_switchEthereumChain'
    expect(await run(provider.request({ method, params: [{ chainId: '0xa' }] }))).toBeNull()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(heard).toEqual(['0xa'])
    expect(vault.heard.at(-1)).toMatchObject({ name: 'SWITCH_NETWORK', payload: { chainId: 'eip155:10' } })
    expect(events).toContainEqual({ type: 'chainChanged', namespace: 'eip155', chainId: '10' })
    const other = provider.request({ method, params: [{ chainId: '0x89' }] })
    await expect(other).rejects.toMatchObject({ code: 4902 })
  })

  it('of Solana reach the vault in base58 and come back as the adapter reads them [C-14] [E-10]', async () => {
    const { client, vault, logIn, run } = createTestClient()
    await logIn()
    const provider = client.getProvider('solana')
    expect(await provider.request({ method: 'solana_getAccounts' })).toEqual([{ pubkey: solanaAddress }])
    vault.handlers.RPC_REQUEST = ({ params }) =>
      'transaction' in Object(params) ? { transaction: '2g', signature: '2g' } : {}
    const sendOptions = {
      skipPreflight: true,
      preflightCommitment: 'finalized',
      maxRetries: 1,
      minContextSlot: 2,
    }
    const params = { transaction: 'YQ==', pubkey: solanaAddress, sendOptions }
    expect(await run(provider.request({ method: 'solana_signAndSendTransaction', params }))).toMatchObject({
      signature: '2g',
    })
    expect(vault.heard.at(-1)).toMatchObject({
      payload: {
        params: { transaction: '2g', options: sendOptions },
        chainNamespace: 'solana',
        chainId: 'mainnet',
      },
    })
    const signing = provider.request({ method: 'solana_signTransaction', params })
    expect(await run(signing)).toEqual({ transaction: 'YQ==' })
  })

  it('for accounts wait for a login that the kit is asked to offer', async () => {
    const { client, events, logIn } = createTestClient()
    const asking = client.getProvider('eip155').request({ method: 'eth_requestAccounts' })
    expect(events).toEqual([{ type: 'loginWanted', namespace: 'eip155' }])
    await logIn()
    expect(await asking).toEqual([evmAddress])
  })

  it('for accounts are declined by whoever closes that', async () => {
    const { client } = createTestClient()
    const asking = client.getProvider('eip155').request({ method: 'eth_requestAccounts' })
    client.cancelRequests()
    await expect(asking).rejects.toMatchObject({ code: 4001 })
  })
})
