import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approveRpcMethods, getRpcPolicy, safeRpcMethods } from './policy.js'

describe('getRpcPolicy', () => {
  it('lets the 41 safe methods pass [P-01]', () => {
    expect(new Set(safeRpcMethods).size).toBe(41)
    expect(new Set(safeRpcMethods.map(getRpcPolicy))).toEqual(new Set(['safe']))
  })

  it('asks for the 11 methods that sign, spend or grant [P-02]', () => {
    expect(new Set(approveRpcMethods).size).toBe(11)
    expect(new Set(approveRpcMethods.map(getRpcPolicy))).toEqual(new Set(['approve']))
  })

  it.each([
    'eth_sign',
    'ETH_CALL',
    ' eth_call',
    'eth_call\u0000',
    'eth_сall',
    'personal_sign ',
    'constructor',
    '',
  ])('does not know %j [P-03]', method => expect(getRpcPolicy(method)).toBe('unknown'))

  it('knows no method outside the table [P-03]', () => {
    const known = new Set<string>([...safeRpcMethods, ...approveRpcMethods])
    fc.assert(fc.property(fc.string(), text => known.has(text) || getRpcPolicy(text) === 'unknown'))
  })
})
