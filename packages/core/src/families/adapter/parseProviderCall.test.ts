import { expect, it } from 'vitest'
import { type ProviderCall, parseProviderCall } from './parseProviderCall.js'

it.each<[unknown, number]>([
  [undefined, -32600],
  [null, -32600],
  ['eth_accounts', -32600],
  [{}, -32600],
  [{ method: 7 }, -32600],
  [{ method: '' }, -32600],
  [{ method: 'eth_accounts', params: 'all' }, -32602],
  [{ method: 'eth_accounts', params: 7 }, -32602],
])('takes %j for no request, by the number of EIP-1193', (call, code) => {
  expect(() => parseProviderCall(call as ProviderCall)).toThrow(expect.objectContaining({ code }))
})

it.each([[[]], [{}], [null], [undefined]])('takes a request with %j for its parameters', params => {
  const call = { method: 'eth_accounts', params }
  expect(parseProviderCall(call)).toBe(call)
})
