import { describe, expect, it } from 'vitest'
import { getHue } from './getHue.js'
import { getMonogram } from './Image.js'

describe('getMonogram', () => {
  it.each([
    ['metamask', 'M'],
    ['1inch', '1'],
    ['  <img onerror>', 'I'],
    ['östlich', 'Ö'],
    ['e\u0301clair', 'E\u0301'],
    ['\u202e\u200b钱包', '钱'],
    ['🦊', ''],
    ['', ''],
  ])('gives %j the letter %j [WA03]', (name, letter) => {
    expect(getMonogram(name)).toBe(letter)
  })
})

describe('getHue', () => {
  it('always gives the same text the same hue, and other texts others [WA03]', () => {
    expect(getHue('Rabby')).toBe(getHue('Rabby'))
    const hues = new Set(Array.from({ length: 200 }, (_, index) => getHue(`wallet ${index}`)))
    expect(hues.size).toBeGreaterThan(100)
  })
})
