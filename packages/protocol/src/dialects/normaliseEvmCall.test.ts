import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRpcCall } from '../frame/parseRpcCall.js'
import { normaliseEvmCall } from './normaliseEvmCall.js'

const address = `0x${'ab'.repeat(20)}`
const other = `0x${'cd'.repeat(20)}`

const paramsOf = (method: string, params: unknown) => normaliseEvmCall({ method, params }).params

describe('messages', () => {
  it.each<[string, unknown[]]>([
    ['as it should be', ['0x6869', address]],
    ['as text', ['hi', address]],
    ['with the password that web3.js and test pages send', ['0x6869', address, 'Example password']],
    ['with an empty password', ['hi', address, '']],
    ['with an argument that was left open', ['hi', address, null]],
    ['in the order of old pages', [address, '0x6869']],
    ['in that order, with a password', [address, 'hi', 'Example password']],
  ])('reach the vault in one form when they come %s', (_, params) => {
    expect(paramsOf('personal_sign', params)).toEqual(['0x6869', address])
  })

  it('that look like an address are not taken for the account', () => {
    expect(paramsOf('personal_sign', [other, address])).toEqual([other, address])
  })
})

describe('transactions', () => {
  const strict = { from: address, to: other, value: '0x0' }
  it.each<[string, object, object]>([
    ['gasLimit for gas', { gasLimit: '0x5208' }, { gas: '0x5208' }],
    ['both, which agree', { gas: '0x05208', gasLimit: 21_000 }, { gas: '0x5208' }],
    ['empty data', { data: '' }, {}],
    ['null for data', { data: null }, {}],
    ['empty data in hex', { data: '0x' }, { data: '0x' }],
    ['input for data', { input: '0xAB' }, { data: '0xAB' }],
    ['both, in another case', { input: '0xAB', data: '0xab' }, { data: '0xab' }],
    ['0x for nothing', { value: '0x' }, {}],
    ['null for every field that is left open', { nonce: null, gasPrice: null, accessList: null }, {}],
    ['a number for the network', { chainId: 31_337 }, { chainId: '0x7a69' }],
    ['a number for the type', { type: 2 }, { type: '0x2' }],
    ['a type of two digits', { type: '0x02' }, { type: '0x2' }],
    ['fields of libraries', { hardfork: 'london', chain: 'mainnet', hash: '0x', authorizationList: [] }, {}],
  ])('may have %s', (_, given, expected) => {
    const params = paramsOf('eth_sendTransaction', [{ ...strict, ...given }])
    expect(params).toEqual([{ ...strict, ...expected }])
    expect(parseRpcCall({ method: 'eth_sendTransaction', params }).policy).toBe('approve')
  })

  it('may deploy a contract with null for the receiver', () => {
    expect(paramsOf('eth_sendTransaction', [{ to: null, data: '0x60' }])).toEqual([{ data: '0x60' }])
  })

  it.each<[string, object, string]>([
    ['two limits', { gas: '0x1', gasLimit: '0x2' }, 'transaction.gas and transaction.gasLimit differ.'],
    ['two contents', { data: '0x01', input: '0x02' }, 'transaction.data and transaction.input differ.'],
    ['a fee of both kinds', { gasPrice: '0x1', maxFeePerGas: '0x1' }, 'exclude each other'],
    ['code for the account', { authorizationList: [{}] }, 'transaction.authorizationList is not supported.'],
    ['blobs', { blobVersionedHashes: ['0x'] }, 'transaction.blobVersionedHashes is not supported.'],
  ])('are refused by name with %s', (_, given, message) => {
    const act = () => paramsOf('eth_sendTransaction', [{ ...strict, ...given }])
    expect(act).toThrow(
      expect.objectContaining({ rpcCode: -32602, message: expect.stringContaining(message) }),
    )
  })

  it.each<[string, object]>([
    ['digits that may be of ten or of sixteen', { value: '10' }],
    ['a number that is not whole', { value: 0.5 }],
    ['a number below zero', { value: -1 }],
    ['a number that lost digits', { value: 1e21 }],
    ['words', { gas: 'many' }],
    ['a list', { value: [1] }],
    ['data without 0x', { data: 'abcd' }],
    ['a receiver without 0x', { to: 'cd'.repeat(20) }],
    ['an empty receiver', { to: '', data: '0x60' }],
  ])('are not guessed at with %s', (_, given) => {
    const params = paramsOf('eth_sendTransaction', [{ ...strict, ...given }])
    expect(parseRpcCall({ method: 'eth_sendTransaction', params }).policy).toBe('invalid')
  })
})

describe('batches', () => {
  it('have the same freedom', () => {
    const batch = {
      version: '2.0.0',
      chainId: 1,
      from: null,
      gasless: true,
      calls: [{ to: other, value: '0x', data: '', gas: '0x1' }],
    }
    const [strict] = paramsOf('wallet_sendCalls', [batch]) as [unknown]
    expect(strict).toEqual({ version: '2.0.0', chainId: '0x1', calls: [{ to: other, value: '0x0' }] })
  })
})

describe('typed data', () => {
  const field = (type: string) => ({ types: { Mail: [{ name: 'to', type }] }, primaryType: 'Mail' })
  const data = { ...field('address'), domain: { chainId: 1 }, message: { to: other } }
  const strict = { method: 'eth_signTypedData_v4', params: [address, JSON.stringify(data)] }

  it.each<[string, string, unknown[]]>([
    ['eth_signTypedData_v4', 'as text', [address, JSON.stringify(data)]],
    ['eth_signTypedData_v4', 'as an object with more in it', [address, { ...data, metadata: {} }]],
    ['eth_signTypedData_v4', 'before the account', [data, address]],
    ['eth_signTypedData_v3', 'as text', [address, JSON.stringify(data)]],
    ['eth_signTypedData', 'in the form of EIP-712', [address, data]],
  ])('of %s is signed %s', (method, _, params) => {
    expect(normaliseEvmCall({ method, params })).toEqual(strict)
  })

  it('keeps its place where neither parameter is an account, or both are', () => {
    for (const params of [
      ['nobody', strict.params[1]],
      [other, address],
    ])
      expect(paramsOf('eth_signTypedData_v4', params)).toEqual(params)
  })

  it('is not signed where an older method means another hash', () => {
    const lists = { ...data, ...field('address[]'), message: { to: [other] } }
    const third = normaliseEvmCall({ method: 'eth_signTypedData_v3', params: [address, lists] })
    expect(third.method).toBe('eth_signTypedData_v3')
    const first = [[{ type: 'string', name: 'Message', value: 'Hi' }], address]
    expect(normaliseEvmCall({ method: 'eth_signTypedData', params: first }).method).toBe('eth_signTypedData')
  })
})

it('leaves out arguments that were left open at the end, and no others', () => {
  expect(paramsOf('eth_getBalance', [address, 'latest', null, undefined])).toEqual([address, 'latest'])
  expect(paramsOf('eth_getLogs', [null, 'latest'])).toEqual([null, 'latest'])
})

it('throws nothing but coded errors, whatever is given [FR13]', () => {
  const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4', 'x']
  fc.assert(
    fc.property(fc.constantFrom(...methods), fc.anything(), (method, params) => {
      try {
        normaliseEvmCall({ method, params })
        normaliseEvmCall({ method, params: [params, params] })
      } catch (error) {
        expect(error).toMatchObject({ code: 'invalid_params' })
      }
    }),
    { numRuns: 5000 },
  )
})
