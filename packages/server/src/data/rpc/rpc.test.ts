import { type Chain, startChain, testAccounts } from '@portico/sandbox/chain'
import { type Solana, startSolana } from '@portico/sandbox/solana'
import { createPublicClient, createWalletClient, defineChain, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { shopOrigin, startTestServer, type TestServer } from '../../../test/startTestServer.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createRpcProxy } from './createRpcProxy.js'

const chainId = 'eip155:31337'
let chain: Chain
let solana: Solana
let stub: Stub
let server: TestServer
beforeAll(async () => {
  chain = await startChain()
  solana = await startSolana()
  stub = await startStub(({ body }) => ({ id: JSON.parse(body).id, result: '0x1' }))
  server = await startTestServer({
    data: {
      nodes: {
        [chainId]: chain.url,
        [solana.chainId]: solana.url,
        'eip155:1': stub.url,
        'eip155:5': stub.url,
      },
    },
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([chain.stop(), solana.stop(), stub.close()])
})

const send = (body: unknown, query: Record<string, string | undefined> = {}) =>
  server.call(
    '/v1/',
    { chainId, st: undefined, sv: undefined, ...query },
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify(body) },
  )
const call = async (method: string, params: unknown[] = [], network = chainId) =>
  (await send({ jsonrpc: '2.0', id: 7, method, params }, { chainId: network })).json()

describe('POST /v1/?chainId&projectId', () => {
  it('passes on why a node refuses, and never the key in its URL [W-28, AU37]', async () => {
    const key = '0a1b2c3d4e5f6a7b'
    const node = await startStub(({ body }) => {
      const { id, method } = JSON.parse(body)
      if (method === 'eth_chainId') return { id, result: '0x1' }
      const message = `execution reverted: no funds (POST ${node.url}/v2/${key}, key ${key})`
      return { id, error: { code: 3, message, data: { of: [`${key}?x`], revert: '0x08c379a0' } } }
    })
    const keyed = await startTestServer({ data: { nodes: { 'eip155:1': `${node.url}/v2/${key}` } } })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_call', params: [] })
    const response = await keyed.call('/v1/', { chainId: 'eip155:1' }, { method: 'POST', body })
    const message = 'execution reverted: no funds (POST [removed] key [removed])'
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: 3, message, data: { of: ['[removed]?x'], revert: '0x08c379a0' } },
    })
    await keyed.close()
    await node.close()
  })

  it('is a node as libraries use one, which send nothing beside the project [W-28]', async () => {
    const transport = http(`${server.url}/v1/?chainId=${chainId}&projectId=shop`, {
      fetchOptions: { headers: { Origin: shopOrigin, 'Content-Type': 'text/plain' } },
      batch: true,
    })
    const local = defineChain({
      id: 31337,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })
    const client = createPublicClient({ chain: local, transport, pollingInterval: 20 })
    const account = privateKeyToAccount(testAccounts[5].privateKey)
    const hash = await createWalletClient({ account, chain: local, transport }).sendTransaction({
      to: testAccounts[6].address,
      value: parseEther('1'),
    })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await client.getBalance({ address: testAccounts[6].address })).toBe(parseEther('10001'))
  })

  it('answers several calls at once, each with its id [W-28]', async () => {
    const calls = ['eth_chainId', 'eth_accounts'].map((method, id) => ({ jsonrpc: '2.0', id, method }))
    expect(await (await send(calls)).json()).toEqual([
      { jsonrpc: '2.0', id: 0, result: '0x7a69' },
      {
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32601, message: 'The method eth_accounts is not served here.' },
      },
    ])
    expect((await send(Array(51).fill(calls[0]))).status).toBe(400)
  })

  it('serves Solana, too [W-28]', async () => {
    expect(await call('getGenesisHash', [], solana.chainId)).toMatchObject({ result: expect.any(String) })
    expect(await call('requestAirdrop', [], solana.chainId)).toMatchObject({ error: { code: -32601 } })
  })

  it.each([
    'eth_sendTransaction',
    'eth_sign',
    'personal_sign',
    'personal_unlockAccount',
    'anvil_setBalance',
    'hardhat_setCode',
    'evm_revert',
    'debug_traceTransaction',
    'admin_peers',
    'eth_newFilter',
    'ETH_CALL',
    'eth_call ',
    '__proto__',
    'constructor',
  ])('does not pass %s on [W-28]', async method => {
    expect(await call(method)).toMatchObject({ id: 7, error: { code: -32601 } })
  })

  it('tells what went wrong with a call in the words of the node [W-28]', async () => {
    expect(await call('eth_call', [{ data: '0x63deadbeef6000526004601cfd' }, 'latest'])).toMatchObject({
      error: { code: 3, data: '0xdeadbeef' },
    })
  })

  it('asks the node once for what does not change for a while [W-28]', async () => {
    let time = 0
    const asked: string[] = []
    const node = {
      chainId: 'eip155:1',
      family: 'eip155',
      callForeign: async (method: string) => asked.push(method),
    } as unknown as ChainNode // as much of it as is used
    const answer = createRpcProxy(() => time)
    const ask = (method: string) => answer(node, { id: 1, method, params: [] })
    await Promise.all([
      ask('eth_gasPrice'),
      ask('eth_gasPrice'),
      ask('eth_getBalance'),
      ask('eth_getBalance'),
    ])
    time = 1999
    await ask('eth_gasPrice')
    expect(asked).toEqual(['eth_gasPrice', 'eth_getBalance', 'eth_getBalance'])
    time = 2000
    await ask('eth_gasPrice')
    expect(asked).toHaveLength(4)
    // What could be asked in any number of ways is not kept.
    for (let count = 0; count < 2; count++)
      await answer(node, { id: 1, method: 'eth_chainId', params: ['x'] })
    expect(asked).toHaveLength(6)
  })

  it('does not use a node that is on another network [W-28, RP01]', async () => {
    const error = { code: -32603, message: 'The node of eip155:5 is on another network.' }
    expect(await call('eth_chainId', [], 'eip155:5')).toMatchObject({ error })
    expect(await call('eth_getBalance', [testAccounts[0].address], 'eip155:5')).toMatchObject({ error })
  })

  it('refuses what is no call, no network, no project, or too long [W-28]', async () => {
    expect((await send('nonsense')).status).toBe(400)
    expect((await send({ id: 1 })).status).toBe(400)
    expect((await send({ method: 'eth_chainId' }, { chainId: 'eip155:99' })).status).toBe(400)
    expect((await send({ method: 'eth_chainId' }, { chainId: undefined })).status).toBe(400)
    expect((await send({ method: 'eth_chainId' }, { projectId: 'nobody' })).status).toBe(401)
    expect((await send({ method: 'eth_call', params: ['x'.repeat(300_000)] })).status).toBe(413)
  })
})
