import { expect, it } from 'vitest'
import { familyPackages } from '../../tooling/familyPackages.mjs'

it('finds the packages that bring a chain family, and no other', () => {
  expect(familyPackages).toEqual(['evm', 'bitcoin', 'cosmos', 'polkadot', 'solana'])
})
