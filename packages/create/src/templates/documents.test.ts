import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { templateNames } from '../choices/templateNames.js'
import { createFiles } from './createFiles.js'

const folder = new URL('../../../../docs/frameworks/', import.meta.url)

/** The files that a documentation page shows, by name. */
const readShown = (page: string) =>
  [...page.matchAll(/^`([\w./-]+)`\n\n```\w+\n(.*?)^```$/gms)].map(
    ([, path = '', code]) => [path, code] as const,
  )

describe('the pages of frameworks', () => {
  it('are there for every template', () => {
    expect(readdirSync(folder).sort()).toEqual(templateNames.map(name => `${name}.md`).sort())
  })

  it.each(templateNames)('show the files that the template %s has', template => {
    const page = readFileSync(new URL(`${template}.md`, folder), 'utf8')
    const files = createFiles(
      { name: 'my-site', template, families: ['eip155'], packageManager: 'npm' },
      '1.0.0',
    )
    const shown = readShown(page)
    expect(shown.length).toBeGreaterThan(1)
    // The other two blocks are commands.
    expect(page.match(/^```\w+$/gm)).toHaveLength(shown.length + 2)
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(shown.map(([path]) => [path, files[path]])))
    expect(page).toContain(`npm create portico my-site -- --template ${template}\n`)
  })
})
