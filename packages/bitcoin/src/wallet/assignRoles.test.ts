import { bitcoin as network } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { assignRoles } from './assignRoles.js'

const [payment, nested] = ['bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy']
const taproot = 'bc1pss0zhytly75awhm6x2hhvd5lnzv3vssgrf9axfheq8ldyzn88ges79fler'
const stacks = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'

const getRoles = (...told: Parameters<typeof assignRoles>[0]) =>
  assignRoles(told, network).map(({ address, type }) => [address, type])

describe('the roles of addresses', () => {
  it('are what the wallet says, the one to pay with first [C-08] [K-11]', () => {
    expect(getRoles({ address: taproot, type: 'ordinal' }, { address: nested, type: 'payment' })).toEqual([
      [nested, 'payment'],
      [taproot, 'ordinal'],
    ])
  })

  it('follow from the kind of address where the wallet says nothing [C-08]', () => {
    expect(getRoles({ address: taproot }, { address: stacks }, { address: payment })).toEqual([
      [payment, 'payment'],
      [taproot, 'ordinal'],
      [stacks, 'stx'],
    ])
    expect(getRoles({ address: taproot })).toEqual([[taproot, 'payment']])
  })

  it('never let an address pay that keeps inscriptions, in whatever order both are claimed [C-08] [K-11]', () => {
    const both = [
      { address: taproot, type: 'payment' },
      { address: taproot, type: 'ordinal' },
    ] as const
    expect(getRoles(...both)).toEqual([[taproot, 'ordinal']])
    expect(getRoles(...both.toReversed())).toEqual([[taproot, 'ordinal']])
  })

  it('are not given to what is no address of the network', () => {
    for (const address of [
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      `${payment.slice(0, -1)}x`,
      'text',
    ]) {
      expect(() => getRoles({ address, type: 'payment' })).toThrow(
        expect.objectContaining({ code: 'malformed_accounts' }),
      )
    }
  })
})
