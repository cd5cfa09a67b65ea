export { findAnvilBinary } from '../anvil/findAnvilBinary.js'
export { findFreePort } from '../anvil/findFreePort.js'
export { type Anvil, type StartAnvilOptions, startAnvil } from '../anvil/startAnvil.js'
export { type TestAccount, testAccounts } from '../evmWallet/testAccounts.js'
