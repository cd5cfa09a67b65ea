import { readFileSync } from 'node:fs'
import { buttonStyles } from '@portico/react/button-model'
import { expect, it } from 'vitest'

const minify = (css: string) => css.replace(/\s+/g, ' ').trim()

it('ships the stylesheet of the buttons as a file, for pages that render them on a server', () => {
  const file = readFileSync(new URL('../../button.css', import.meta.url), 'utf8')
  expect(minify(file)).toBe(minify(buttonStyles))
})
