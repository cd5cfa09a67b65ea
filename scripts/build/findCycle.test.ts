import { expect, it } from 'vitest'
import { findCycle } from './findCycle.mjs'

const write = (files: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(files).map(([fileName, imports]) => ({ fileName, imports }))

it('names the files of a package that import each other, in the order of their imports', () => {
  const files = write({ 'a.js': ['b.js'], 'b.js': ['c.js', 'react'], 'c.js': ['d.js', 'b.js'], 'd.js': [] })
  expect(findCycle(files)).toEqual(['b.js', 'c.js', 'b.js'])
})

it('minds no file that several others import', () => {
  const files = write({ 'a.js': ['b.js', 'c.js'], 'b.js': ['d.js'], 'c.js': ['d.js', 'b.js'], 'd.js': [] })
  expect(findCycle(files)).toBeUndefined()
})
