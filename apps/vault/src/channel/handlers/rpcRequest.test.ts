import { approveRpcMethods, rpcMethods, safeRpcMethods } from '@portico/protocol/frame'
import { describe, expect, it } from 'vitest'
import { createCircumstances } from '../../approve/createCircumstances.ts'
import type { VaultContext } from '../VaultContext.ts'
import { rpcRequest } from './rpcRequest.ts'

const address = `0x${'11'.repeat(20)}`
const hello = ['0x68690a', address]

/** Asks nobody: what gets as far as an account is told that nobody is signed in. */
const context = {
  origin: 'https://shop.example',
  state: {
    network: 'eip155:1',
    dapp: undefined,
    openBatches: new Set(),
    nonceQueues: new Map(),
    operations: new Map(),
  },
  circumstances: createCircumstances(),
  keeper: { getAccount: async () => undefined, readEvm: async () => ({}) },
} as unknown as VaultContext

const ask = (request: Parameters<typeof rpcRequest>[0]) =>
  rpcRequest(request, context, new AbortController().signal)

describe('rpcRequest', () => {
  it.each([
    'eth_sign',
    'Personal_Sign',
    'personal_sign ',
    'personal_sıgn',
    'eth_signTransaction',
    'toString',
  ])('refuses %j, which no table has [FR23]', async method => {
    await expect(ask({ method, params: hello })).rejects.toThrow('Requested RPC call is not allowed')
  })

  it('refuses a read with more than it takes [FR23]', async () => {
    await expect(ask({ method: 'eth_blockNumber', params: ['0x1'] })).rejects.toThrow(
      'Requested RPC call is not allowed',
    )
  })

  it('refuses a known method with parameters that it does not take', async () => {
    await expect(ask({ method: 'personal_sign', params: ['hi', address] })).rejects.toMatchObject({
      code: 'invalid_params',
    })
  })

  it('answers a batch of too many calls, or of a network that is not served, with the codes of EIP-5792', async () => {
    const batch = (count: number) => [{ calls: Array.from({ length: count }, () => ({ to: address })) }]
    const method = 'wallet_sendCalls'
    await expect(ask({ method, params: batch(65) })).rejects.toMatchObject({ rpcCode: 5740 })
    await expect(ask({ method, params: batch(64) })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(
      ask({ method, params: batch(1), chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
    ).rejects.toMatchObject({ rpcCode: 5710 })
  })

  it('tells of capabilities only for an address [R-21]', async () => {
    await expect(ask({ method: 'wallet_getCapabilities', params: [] })).rejects.toThrow(
      'Missing address parameter in `wallet_getCapabilities` request',
    )
    await expect(ask({ method: 'wallet_getCapabilities', params: [address] })).resolves.toEqual({})
  })

  it('refuses what is not announced either, and serves all the rest of what asks visitors [W-03]', async () => {
    const known = [...safeRpcMethods, ...approveRpcMethods]
    expect(known.filter(method => rpcMethods[method].offer !== 'always').sort()).toEqual([
      'eth_sendUserOperation',
      'wallet_getAssets',
      'wallet_getGrantedExecutionPermissions',
      'wallet_getSupportedExecutionPermissions',
      'wallet_grantPermissions',
      'wallet_requestExecutionPermissions',
    ])
    await expect(ask({ method: 'wallet_getAssets', params: [] })).rejects.toMatchObject({
      code: 'not_available_in_vault',
    })
    const params = [{ sender: address }, address]
    await expect(ask({ method: 'eth_sendUserOperation', params })).rejects.toMatchObject({
      code: 'not_available_in_vault',
    })
  })

  it('takes a call only on a network of its family', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    await expect(
      ask({ method: 'personal_sign', params: hello, chainId: solana, chainNamespace: 'solana' }),
    ).rejects.toMatchObject({ code: 'network_not_served' })
    const transaction = '3yZe7d'
    await expect(
      ask({
        method: 'solana_signTransaction',
        params: { transaction },
        chainId: 1,
        chainNamespace: 'eip155',
      }),
    ).rejects.toMatchObject({ code: 'network_not_served' })
    await expect(ask({ method: 'personal_sign', params: hello })).rejects.toMatchObject({
      code: 'not_signed_in',
    })
  })
})
