import { concatHex, type Hex, hashMessage, keccak256, padHex, recoverMessageAddress, sliceHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { evmAddress, solanaAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import type { EmbeddedProvider } from '../provider/createProvider.js'

/** Somebody is logged in, and the node answers these. */
async function createReader(answers: Readonly<Record<string, (params: unknown[]) => unknown>> = {}) {
  const test = createTestClient()
  await test.logIn()
  const asked: unknown[] = []
  test.fake.answer(({ body }) => {
    const { id, method, params } = body as { id: number; method: string; params: unknown[] }
    if (method !== 'eth_chainId') asked.push([method, params])
    const result = method === 'eth_chainId' ? '0x1' : answers[method]?.(params)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, result: result ?? null }))
  })
  const provider = test.client.getProvider('eip155')
  const ask = (method: string, params?: unknown) => test.run(provider.request({ method, params }))
  return { ...test, asked, provider, ask }
}

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

  it.each([[undefined], [[]], [['']]])(
    'for capabilities with the parameters %j name no address, and do not reach the vault [R-21] [X-07]',
    async params => {
      const { client, vault, logIn, run } = createTestClient()
      await logIn()
      const heard = vault.heard.length
      const reading = client.getProvider('eip155').request({ method: 'wallet_getCapabilities', params })
      await expect(run(reading)).rejects.toMatchObject({
        message: 'Missing address parameter in `wallet_getCapabilities` request',
        cause: { code: 'capabilities_address_missing' },
      })
      expect(vault.heard).toHaveLength(heard)
    },
  )

  it.each(['eth_sign', 'eth_signTransaction', 'PERSONAL_SIGN', 'constructor'])(
    'are refused for %s, which neither table has [P-03] [T-18] [FR23]',
    async method => {
      const { client, vault, events, logIn } = createTestClient()
      await logIn()
      const heard = vault.heard.length
      const asking = client.getProvider('eip155').request({ method, params: [] })
      await expect(asking).rejects.toMatchObject({
        code: 4200,
        message: 'Requested RPC call is not allowed',
      })
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

  it('of a batch of too many calls are refused here with the code of EIP-5792', async () => {
    const { client, logIn } = createTestClient()
    await logIn()
    const calls = Array.from({ length: 65 }, () => ({ to: evmAddress }))
    const asking = client.getProvider('eip155').request({ method: 'wallet_sendCalls', params: [{ calls }] })
    await expect(asking).rejects.toMatchObject({ code: 5740 })
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

  it('of Solana reach the vault in base58 and come back as the adapter reads them [C-14] [E-08] [E-10]', async () => {
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

describe('what pages ask of every wallet', () => {
  it.each<[string, unknown, unknown]>([
    ['eth_coinbase', [], evmAddress],
    ['net_listening', [], true],
    ['net_version', [], '1'],
    ['web3_clientVersion', [], 'Portico/react-evm-1.0.0'],
    ['wallet_watchAsset', { type: 'ERC20', options: { address: evmAddress } }, true],
    ['wallet_watchAsset', [{ type: 'ERC721', options: { address: evmAddress, tokenId: '1' } }], true],
    [
      'wallet_addEthereumChain',
      [{ chainId: '0xa', chainName: 'Other', rpcUrls: ['https://x.example'] }],
      null,
    ],
    ['wallet_switchEthereumChain', [{ chainId: 10 }], null],
  ])('%s is answered by the kit', async (method, params, answer) => {
    const { ask } = await createReader()
    expect(await ask(method, params)).toEqual(answer)
  })

  it.each(['eth_createAccessList', 'eth_blobBaseFee', 'eth_simulateV1', 'web3_sha3', 'eth_feeHistory'])(
    '%s is answered by the node, not by the vault',
    async method => {
      const { ask, asked, vault } = await createReader({ [method]: () => '0x7' })
      const heard = vault.heard.length
      expect(await ask(method, ['0x01'])).toBe('0x7')
      expect(asked).toEqual([[method, ['0x01']]])
      expect(vault.heard).toHaveLength(heard)
    },
  )

  it.each([
    ['eth_sign', 'personal_sign'],
    ['eth_subscribe', 'HTTP'],
    ['eth_signTypedData', 'eth_signTypedData_v4'],
    ['eth_getEncryptionPublicKey', 'decrypt'],
  ])('%s is refused with the reason', async (method, reason) => {
    const { ask } = await createReader()
    await expect(ask(method, [])).rejects.toMatchObject({ data: expect.stringContaining(reason) })
  })

  it.each<[string, unknown, string]>([
    ['eth_sendTransaction', [{ to: evmAddress, value: 'much' }], 'transaction.value is not a number.'],
    ['wallet_switchEthereumChain', [{ chainId: 'main' }], 'chainId is not a number.'],
    ['wallet_watchAsset', [{ type: 'ERC20', options: {} }], 'asset.options.address is not an address.'],
    ['personal_ecRecover', ['hi', '0x'], 'signature is not a signature.'],
  ])('%s says which field is wrong', async (method, params, fault) => {
    const { ask } = await createReader()
    await expect(ask(method, params)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(fault),
    })
  })

  it('personal_ecRecover finds who signed, by the node', async () => {
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const signature = await account.signMessage({ message: 'hi ü' })
    let recovered = Promise.resolve('')
    const { ask } = await createReader({
      web3_sha3: ([data]) => keccak256(data as Hex),
      eth_call: ([call]) => {
        const { to, data } = call as { to: Hex; data: Hex }
        expect(to).toBe('0x0000000000000000000000000000000000000001')
        const [hash, v, r, s] = [0, 1, 2, 3].map(word => sliceHex(data, word * 32, word * 32 + 32))
        expect(hash).toBe(hashMessage('hi ü'))
        const signed = concatHex([r ?? '0x', s ?? '0x', sliceHex(v ?? '0x', 31)])
        expect(signed).toBe(signature)
        recovered = recoverMessageAddress({ message: 'hi ü', signature: signed })
        return padHex(account.address)
      },
    })
    expect(await ask('personal_ecRecover', ['hi ü', signature])).toBe(account.address.toLowerCase())
    expect(await recovered).toBe(account.address)
  })
})

describe('a page that gives the accounts back', () => {
  const revoking = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }

  it('has none until it asks again; the kit follows both ways [T-19]', async () => {
    const { ask, provider, events, run, client } = await createReader()
    const told: unknown[] = []
    provider.on('accountsChanged', accounts => told.push(accounts))
    expect(await run(provider.request(revoking))).toBeNull()
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_coinbase')).toBeNull()
    expect(await ask('wallet_getPermissions')).toEqual([])
    await expect(ask('personal_sign', ['hi', evmAddress])).rejects.toMatchObject({ code: 4100 })
    expect(events).toEqual([{ type: 'accountsChanged', namespace: 'eip155', accounts: [] }])
    // Nobody gave these back.
    expect(await client.getProvider('solana').request({ method: 'solana_getAccounts' })).toHaveLength(1)

    expect(await ask('eth_requestAccounts')).toEqual([evmAddress])
    expect(events.at(-1)).toMatchObject({ type: 'session', found: true })
    expect(told).toEqual([[], [evmAddress]])
  })

  it('has none after a reload either, and has them when the visitor connects again', async () => {
    const first = await createReader()
    await first.run(first.provider.request(revoking))
    const second = createTestClient({ fake: first.fake })
    await second.run(second.client.restore())
    const provider = second.client.getProvider('eip155')
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    await second.run(second.client.connect({ namespace: 'eip155' }))
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([evmAddress])
  })
})

describe('what is no request', () => {
  it.each<[unknown, number]>([
    [undefined, -32600],
    [{}, -32600],
    [{ method: 'eth_chainId', params: 'x' }, -32602],
  ])('%j has a number, in every family', async (call, code) => {
    const { client } = createTestClient()
    const given = call as Parameters<EmbeddedProvider['request']>[0]
    for (const namespace of ['eip155', 'solana'] as const) {
      await expect(client.getProvider(namespace).request(given)).rejects.toMatchObject({ code })
    }
  })

  it('is one that JSON cannot write', async () => {
    const { client } = createTestClient()
    const circle: unknown[] = []
    circle.push(circle)
    const asking = client.getProvider('eip155').request({ method: 'eth_call', params: circle })
    await expect(asking).rejects.toMatchObject({ code: -32602 })
  })
})
