import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('is what the documentation says to write', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(read('../../docs/testing.md')).toContain(read('./unit.test.ts'))
})
