import { setThemeMode, setThemeVariables } from '@portico/core'
import { expect, it } from 'vitest'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { followTheme } from './followTheme.js'

function createSystem() {
  const query = Object.assign(new EventTarget(), { matches: false })
  // Only the members in use.
  return { query, page: { matchMedia: () => query as unknown as MediaQueryList } }
}

it('follows the system until a mode is set, and variables at any time [V-11]', () => {
  const { portico } = createTestPortico()
  const { query, page } = createSystem()
  const seen: string[] = []
  const stop = followTheme(portico, page, theme =>
    seen.push(`${theme['color-scheme']} ${theme['--portico-accent']}`),
  )
  query.matches = true
  query.dispatchEvent(new Event('change'))
  setThemeMode(portico, 'light')
  setThemeVariables(portico, { '--portico-accent': '#ff6600' })
  expect(seen.map(theme => theme.split(' ')[0])).toEqual(['light', 'dark', 'light', 'light'])
  expect(seen.at(-1)).toBe('light #ff6600')
  stop()
  setThemeMode(portico, 'dark')
  query.dispatchEvent(new Event('change'))
  expect(seen).toHaveLength(4)
})
