import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { parseAccounts } from './parseAccounts.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('parseAccounts', () => {
  it('gives lower-case, upper-case and wrongly cased addresses their one spelling [R-19]', () => {
    const upper = `0x${address.slice(2).toUpperCase()}`
    const wrong = address.replace('Fd6e', 'fD6E')
    for (const spelling of [address, address.toLowerCase(), upper, wrong]) {
      expect(parseAccounts([spelling])).toEqual([{ address: getAddress(address) }])
    }
  })

  it('names an account once and keeps the order', () => {
    const accounts = parseAccounts([other, address.toLowerCase(), address, other.toLowerCase()])
    expect(accounts.map(account => account.address)).toEqual([other, address])
  })

  it('drops entries that are no addresses as long as one is', () => {
    expect(parseAccounts([null, address.slice(0, -1), address])).toEqual([{ address }])
  })

  it('takes an empty list for no grant', () => {
    expect(parseAccounts([])).toEqual([])
  })

  it.each([
    null,
    undefined,
    address,
    {},
    [null],
    [address.slice(2)],
    [`${address}0`],
    [[address]],
    Array(1001).fill(address),
  ])('refuses an answer that is no list of accounts (%#)', value => {
    expect(() => parseAccounts(value)).toThrowError(expect.objectContaining({ code: 'malformed_accounts' }))
  })
})
