import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buttonStyles } from './buttonStyles.css.js'

/** The formatter has its own mind about the file; what counts is that the rules are the same. */
const minify = (text: string) => text.replaceAll('"', "'").replace(/\s+/g, '').replaceAll(';}', '}')

it('publishes the same rules as a file, for pages that are rendered on a server [V-11]', () => {
  const file = readFileSync(new URL('../../button.css', import.meta.url), 'utf8')
  expect(minify(file), 'button.css must be written anew from buttonStyles').toBe(minify(buttonStyles))
})

it('prefixes every class, since the buttons share the page with others [V-11]', () => {
  const classes = [...buttonStyles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)
  expect(classes.filter(name => !name?.startsWith('portico-'))).toEqual([])
})
