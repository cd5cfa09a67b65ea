import { describe, expect, it } from 'vitest'
import { parseThemeVariables } from './parseThemeVariables.js'

const HOSTILE = [
  'url(https://evil.example/x.png)',
  'red;background:url(//evil.example)',
  'red}*{display:none',
  '</style><script>',
  '@import "https://evil.example"',
  'expression(alert(1))',
  `#fff${'f'.repeat(1_000_000)}`,
  'var(--x);}',
]

describe('parseThemeVariables', () => {
  it.each(HOSTILE)('refuses %.40s for every variable and uses the default [FR25] [V-11]', hostile => {
    const defaults = parseThemeVariables({})
    const { rejected, ...inputs } = parseThemeVariables({
      '--portico-accent': hostile,
      '--portico-color-mix': hostile,
      '--portico-color-mix-strength': hostile,
      '--portico-font-family': hostile,
      '--portico-font-size-master': hostile,
      '--portico-border-radius-master': hostile,
      '--portico-z-index': hostile,
      '--portico-qr-color': hostile,
    })
    expect(rejected).toHaveLength(8)
    expect({ ...inputs, rejected: [] }).toEqual(defaults)
  })

  it('starts from font master 10px, radius master 4px and z-index 999 [V-12]', () => {
    expect(parseThemeVariables({})).toMatchObject({
      fontSize: { value: 10, unit: 'px' },
      radius: { value: 4, unit: 'px' },
      zIndex: 999,
    })
  })

  it('knows the names that sites already use, and prefers its own [V-11]', () => {
    expect(parseThemeVariables({ '--w3m-accent': '#010203', '--w3m-z-index': '7' })).toMatchObject({
      accent: [1, 2, 3],
      zIndex: 7,
    })
    expect(
      parseThemeVariables({ '--w3m-z-index': 1, '--apkt-z-index': 2, '--portico-z-index': 3 }).zIndex,
    ).toBe(3)
  })

  it('falls back to the alias when its own name holds nonsense [V-11]', () => {
    const inputs = parseThemeVariables({ '--portico-z-index': 'high', '--w3m-z-index': 5 })
    expect(inputs.zIndex).toBe(5)
    expect(inputs.rejected).toEqual(['--portico-z-index'])
  })

  it('takes font lists with quotes, variables and any script [V-11]', () => {
    const read = (family: string) => parseThemeVariables({ '--portico-font-family': family }).fontFamily
    expect(read("'Open Sans', Inter,var(--font-inter), sans-serif")).toBe(
      "'Open Sans', Inter, var(--font-inter), sans-serif",
    )
    expect(read('"Hiragino Kaku Gothic", 游ゴシック')).toBe('"Hiragino Kaku Gothic", 游ゴシック')
  })

  it('refuses sizes that would break the layout [V-11]', () => {
    const { rejected } = parseThemeVariables({
      '--portico-font-size-master': '900px',
      '--portico-border-radius-master': '-4px',
      '--portico-z-index': 1e12,
    })
    expect(rejected).toHaveLength(3)
  })

  it('survives values of the wrong type [FR25]', () => {
    const variables = { '--portico-accent': { toString: () => 'red' } } as unknown as Record<string, string> // as from a server
    expect(parseThemeVariables(variables).accent).toBeNull()
  })
})
