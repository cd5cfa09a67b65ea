export { readPageScript } from '../page/readPageScript.js'
export type { InstallOptions, WalletFamilies, WalletNamespace } from '../page/WalletFamilies.js'
