import { expect, it } from 'vitest'
import { applyTheme } from './applyTheme.ts'

function createRoot() {
  const values = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void values.set(name, value),
    removeProperty: (name: string) => void values.delete(name),
  }
  return { values, root: { dataset: {}, style } as unknown as HTMLElement }
}

const apply = (background: string, themeMode: 'light' | 'dark' = 'light') => {
  const { values, root } = createRoot()
  applyTheme(root, { themeMode, w3mThemeVariables: { '--w3m-background': background } })
  return values.get('--background')
}

it('takes over a background of the site, and forgets it with the next theme', () => {
  expect(apply('#FFF8EE')).toBe('#fff8ee')
  expect(apply('#10182a', 'dark')).toBe('#10182a')
  const { values, root } = createRoot()
  applyTheme(root, { themeMode: 'light', w3mThemeVariables: { '--w3m-background': '#fff8ee' } })
  expect([...values.keys()]).toContain('--surface')
  applyTheme(root, { themeMode: 'light' })
  expect([...values.keys()]).toEqual([])
})

it('takes no background that hides words', () => {
  for (const hiding of ['#14161c', '#585e6c', '#9a9a9a']) expect(apply(hiding)).toBeUndefined()
  for (const hiding of ['#f4f5f8', '#a5aab7', '#777777']) expect(apply(hiding, 'dark')).toBeUndefined()
})

it('sets what can be read on the accent', () => {
  const { values, root } = createRoot()
  applyTheme(root, { themeVariables: { '--w3m-accent': '#ffd54f' } })
  expect(values.get('--on-accent')).toBe('#000000')
})
