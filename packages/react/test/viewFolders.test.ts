import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const views = fileURLToPath(new URL('../src/views', import.meta.url))
const definitions = import.meta.glob<Record<string, unknown>>('../src/views/*/view.ts', { eager: true })
const folders = Object.entries(definitions).map(([path, definition]) => ({
  folder: path.split('/').at(-2) ?? '',
  names: Object.keys(definition),
}))

/** Of letters that stand for words, the first alone is a capital. */
const toComponent = (name: string) =>
  name.replace(/^([A-Z])([A-Z]+)(?=[A-Z])/, (_, first: string, more: string) => first + more.toLowerCase())
const toFolder = (name: string) => name.charAt(0).toLowerCase() + toComponent(name).slice(1)
const toView = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What several views share, and the tabs of the account. */
const others = ['parts', 'activity', 'tokens']
/** One view draws all steps of a login, and the tab of the NFTs leads to the view of one. */
const named = { login: 'Login', nfts: 'Nfts' }

describe('the folders of the views', () => {
  it('define the view that they are named after [V-01]', () => {
    const entries = readdirSync(views, { withFileTypes: true }).filter(entry => entry.isDirectory())
    expect(entries.map(({ name }) => name).sort()).toEqual(
      [...folders.map(({ folder }) => folder), ...others].sort(),
    )
    for (const { folder, names } of folders)
      if (!Object.hasOwn(named, folder)) expect(names.map(toFolder)).toContain(folder)
  })

  it.each(folders)(
    '$folder has its component, a test, and states to look at and to test in a browser [V-01]',
    ({ folder }) => {
      const files = readdirSync(join(views, folder))
      expect(files).toEqual(
        expect.arrayContaining([
          `${toView(folder)}View.tsx`,
          `${toView(folder)}View.test.ts`,
          `${folder}.gallery.ts`,
        ]),
      )
      const styled = files
        .filter(file => file.endsWith('.css.ts'))
        .map(file => file.replace('.css.ts', '.tsx'))
      expect(files, 'styles stand beside the component of their name').toEqual(expect.arrayContaining(styled))
    },
  )
})
