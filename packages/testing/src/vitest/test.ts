import { test as base, type TestAPI } from 'vitest'
import { createUnitWallets, type UnitWallets } from './createUnitWallets.js'

export interface UnitFixtures {
  /** Mock wallets on a page of this test alone, without a browser. */
  wallets: UnitWallets
}

/** Vitest's `test` with mock wallets. */
export const test: TestAPI<UnitFixtures> = base.extend<UnitFixtures>({
  // Vitest infers the needed fixtures from the names here: none.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  wallets: async ({}, use) => use(createUnitWallets()),
})
