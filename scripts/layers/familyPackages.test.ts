import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { familyPackages } from '../../tooling/familyPackages.mjs'
import { root } from '../root.mjs'

it('finds the packages that bring a chain family, and no other', () => {
  expect(familyPackages).toEqual(['evm', 'bitcoin', 'cosmos', 'polkadot', 'solana'])
})

/** Lists of our families that are neither derived from the packages nor checked by types. */
const lists = [
  'README.md',
  'ARCHITECTURE.md',
  'apps/docs/src/reference/createReference.mjs',
  'apps/demo/src/playground/loadAdapters.ts',
  'apps/demo/src/pages/families.tsx',
  'bench/page/pages.mjs',
  'packages/create/src/choices/families.ts',
  'packages/portico/package.json',
]

it.each(lists)('%s has every family', file => {
  const text = readFileSync(join(root, file), 'utf8').toLowerCase()
  expect(familyPackages.filter(name => !text.includes(name))).toEqual([])
})

it.each(familyPackages)('%s has a page in docs/families', name => {
  expect(existsSync(join(root, 'docs/families', `${name}.md`))).toBe(true)
})
