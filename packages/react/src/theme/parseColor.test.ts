import { describe, expect, it } from 'vitest'
import { formatColor } from './contrast.js'
import { parseColor } from './parseColor.js'

describe('parseColor', () => {
  it.each([
    ['#0af', '#00aaff'],
    ['#0AF8', '#00aaff'],
    ['#12345678', '#123456'],
    ['rgb(18 52 86)', '#123456'],
    ['rgba(18, 52, 86, 0.5)', '#123456'],
    ['rgb(100% 0% 50%)', '#ff0080'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsla(230,100%,67%,1)', '#5773ff'],
    ['hsl(0.5turn 100% 25%)', '#008080'],
    ['hsl(-120deg, 100%, 50%)', '#0000ff'],
    [' Teal ', '#008080'],
  ])('reads %s [V-11]', (text, expected) => {
    const color = parseColor(text)
    expect(color && formatColor(color)).toBe(expected)
  })

  it.each([
    '',
    '#12',
    '#ggg',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(a,b,c)',
    'var(--x)',
    'constructor',
    'url(#a)',
  ])('does not take %s for a colour [V-11]', text => {
    expect(parseColor(text)).toBeNull()
  })
})
