export { expect, test, type WalletFixtures, type WalletOptions, type Wallets } from '../playwright/test.js'
export type { WalletHandle } from '../playwright/walletHandle.js'
