import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawMark, readInitials } from './drawMark.js'

describe('readInitials', () => {
  it.each([
    ['MetaMask', 'MM'],
    ['Trust Wallet', 'T'],
    ['Magic Eden Wallet', 'ME'],
    ['Phantom', 'P'],
    ['1inch Wallet', '1'],
    ['Polkadot{.js}', 'PJ'],
    ["D'CENT Wallet", 'DC'],
    ['USDC', 'USDC'],
    ['BTC', 'BTC'],
    ['', ''],
    ['<svg>', 'S'],
    ['日本', ''],
  ])('reads %s as %s', (label, initials) => expect(readInitials(label)).toBe(initials))
})

describe('drawMark', () => {
  it('draws the same for the same seed and another for another [W-09]', () => {
    const mark = { seed: 'a', label: 'MetaMask', shape: 'square' } as const
    expect(drawMark(mark)).toBe(drawMark(mark))
    expect(drawMark(mark)).not.toBe(drawMark({ ...mark, seed: 'b' }))
  })

  it('lets nothing of a name into the markup but letters and digits [W-09]', () => {
    const plain = drawMark({ seed: 'a', label: '', shape: 'circle' })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), label => {
        const text = /<text[^>]*>(.*)<\/text>/.exec(drawMark({ seed: 'a', label, shape: 'circle' }))
        const rest = drawMark({ seed: 'a', label, shape: 'circle' }).replace(text?.[0] ?? '', '')
        return rest === plain && /^[A-Z0-9]{0,4}$/.test(text?.[1] ?? '')
      }),
    )
  })
})
