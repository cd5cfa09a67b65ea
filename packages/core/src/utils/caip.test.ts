import { invalidCaipAddress, invalidCaipNetworkId, isPorticoError } from '@portico/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { eip155Family } from '../families/eip155/eip155Family.js'
import { isSameAddress } from './isSameAddress.js'
import { isCaipAddress, parseCaipAddress } from './parseCaipAddress.js'
import { isCaipNetworkId, parseCaipNetworkId } from './parseCaipNetworkId.js'

const namespace = fc.constantFrom(...(Object.keys(testFamilies) as ChainNamespace[]))
const part = fc.stringMatching(/^[-_a-zA-Z0-9]{1,44}$/)
const hex = (minimum: number, maximum = minimum) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: minimum, maxLength: maximum })
    .map(digits => `0x${digits.join('')}`)

describe('network ids and addresses', () => {
  it('reads back every network id it writes [E-02]', () => {
    fc.assert(
      fc.property(namespace, part, (chainNamespace, chainId) => {
        const id: CaipNetworkId = `${chainNamespace}:${chainId}`
        expect(isCaipNetworkId(id)).toBe(true)
        expect(parseCaipNetworkId(id)).toEqual({ chainNamespace, chainId })
      }),
    )
  })

  it('reads back every account address it writes [E-02]', () => {
    fc.assert(
      fc.property(namespace, part, part, (chainNamespace, chainId, address) => {
        const caipNetworkId: CaipNetworkId = `${chainNamespace}:${chainId}`
        const value = `${caipNetworkId}:${address}`
        expect(isCaipAddress(value)).toBe(true)
        expect(parseCaipAddress(value)).toEqual({ chainNamespace, chainId, address, caipNetworkId })
      }),
    )
  })

  it('refuses everything that does not have two or three parts, the first a namespace [E-02]', () => {
    const networkIds = [
      '',
      'eip155',
      'eip155:',
      ':1',
      'eip155:1:0xabc',
      'ab:mainnet',
      'namespaces:1',
      'EIP155:1',
    ]
    for (const value of networkIds) {
      expect(isCaipNetworkId(value)).toBe(false)
      expect(catchError(() => parseCaipNetworkId(value))).toSatisfy(error =>
        isPorticoError(error, invalidCaipNetworkId),
      )
    }
    const addresses = ['', 'eip155:1', 'eip155:1:', 'eip155::0xabc', 'eip155:1:0xabc:more', 'ab:1:0xabc']
    for (const value of addresses) {
      expect(isCaipAddress(value)).toBe(false)
      expect(catchError(() => parseCaipAddress(value))).toSatisfy(error =>
        isPorticoError(error, invalidCaipAddress),
      )
    }
  })

  it('never takes any other value for an id [E-02]', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        fc.pre(typeof value !== 'string')
        expect(isCaipNetworkId(value) || isCaipAddress(value)).toBe(false)
      }),
    )
  })
})

describe('addresses', () => {
  it('compares addresses without regard to case [R-19]', () => {
    fc.assert(
      fc.property(hex(40), address => {
        expect(
          isSameAddress(eip155Family, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`),
        ).toBe(true)
      }),
    )
    expect(isSameAddress(eip155Family, '0xaa', '0xab')).toBe(false)
    expect(isSameAddress(eip155Family, undefined, undefined)).toBe(false)
  })
})

function catchError(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
