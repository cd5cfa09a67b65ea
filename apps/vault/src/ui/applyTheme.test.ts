import { expect, it } from 'vitest'
import { applyTheme, getContrast } from './applyTheme.ts'

function createRoot() {
  const values = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void values.set(name, value),
    removeProperty: (name: string) => void values.delete(name),
  }
  return { values, root: { dataset: {}, style } as unknown as HTMLElement }
}

const everything = {
  themeMode: 'light',
  themeVariables: {
    '--w3m-accent': '#ffd54f',
    '--w3m-border-radius-master': '32px',
    '--w3m-color-mix': '#ffffff',
    '--w3m-color-mix-strength': 100,
    '--w3m-font-family': 'monospace',
    '--w3m-font-size-master': '0px',
  },
  w3mThemeVariables: { '--w3m-accent': '#ffd54f', '--w3m-background': '#ffd54f' },
} as const

it('takes mode and accent of a site, and nothing else that it says', () => {
  const { values, root } = createRoot()
  applyTheme(root, everything)
  expect(root.dataset.theme).toBe('light')
  expect(values.get('--accent')).toBe('#ffd54f')
  const ours = ['--accent', '--on-accent', '--accent-hover-to', '--accent-edge', '--focus']
  expect([...values.keys()].filter(name => !ours.includes(name))).toEqual([])
  expect([...values.values()].filter(value => /px|mono|mix/.test(value))).toEqual([])
})

it('forgets an accent with the next theme', () => {
  const { values, root } = createRoot()
  applyTheme(root, everything)
  applyTheme(root, { themeMode: 'light' })
  expect([...values.keys()]).toEqual([])
})

/** A hundred colours from all over the cube, and those that a site would hide with. */
const accents = [
  ...Array.from({ length: 100 }, (_, at) => `#${((at * 167_773) % 0x1000000).toString(16).padStart(6, '0')}`),
  '#ffffff',
  '#000000',
  '#18191d',
  '#f6f7f9',
  '#767676',
  '#777777',
]

it('writes on any accent so that it can be read, hovered or not', () => {
  for (const accent of accents) {
    const { values, root } = createRoot()
    applyTheme(root, { themeMode: 'dark', themeVariables: { '--w3m-accent': `${accent}00` } })
    const words = values.get('--on-accent') ?? accent
    expect(getContrast(accent, words), accent).toBeGreaterThanOrEqual(4.5)
    expect(values.get('--accent-hover-to')).not.toBe(words)
  }
})

it('draws an edge around a button whose accent does not stand out, in both modes', () => {
  const getEdge = (themeMode: 'light' | 'dark', accent: string) => {
    const { values, root } = createRoot()
    applyTheme(root, { themeMode, themeVariables: { '--w3m-accent': accent } })
    return values.get('--accent-edge')
  }
  expect(getEdge('light', '#ffffff')).toBeDefined()
  expect(getEdge('dark', '#18191d')).toBeDefined()
  expect(getEdge('light', '#3d5afe')).toBeUndefined()
  expect(getEdge('dark', '#ffffff')).toBeUndefined()
})
