import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { viewRegistry } from '../src/modal/viewRegistry.js'

const views = fileURLToPath(new URL('../src/views', import.meta.url))
/** What several views share. */
const shared = 'parts'
const toFolder = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

describe('the folders of the views', () => {
  it('are those of the registry, one each [V-01]', () => {
    const entries = readdirSync(views, { withFileTypes: true }).filter(entry => entry.isDirectory())
    const folders = entries.map(({ name }) => name).filter(name => name !== shared)
    expect(folders.sort()).toEqual(Object.keys(viewRegistry).map(toFolder).sort())
  })

  it.each(Object.keys(viewRegistry))(
    '%s has its component, a test, and states to look at and to test in a browser [V-01]',
    name => {
      const files = readdirSync(join(views, toFolder(name)))
      expect(files).toEqual(
        expect.arrayContaining([`${name}View.tsx`, `${name}View.test.ts`, `${toFolder(name)}.gallery.ts`]),
      )
      const styled = files
        .filter(file => file.endsWith('.css.ts'))
        .map(file => file.replace('.css.ts', '.tsx'))
      expect(files, 'styles stand beside the component of their name').toEqual(expect.arrayContaining(styled))
    },
  )
})
