import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const { resolve } = createRequire(import.meta.url)

it('ships the stylesheet of the buttons as it is, for pages that render them on a server', () => {
  const ours = readFileSync(new URL('../../button.css', import.meta.url), 'utf8')
  expect(ours).toBe(readFileSync(resolve('@portico/react/button.css'), 'utf8'))
})
