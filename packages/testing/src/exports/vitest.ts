export type { UnitWallets } from '../vitest/createUnitWallets.js'
export { test, type UnitFixtures } from '../vitest/test.js'
