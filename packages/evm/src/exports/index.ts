export type { EvmWallet } from '../discovery/EvmWallet.js'
export { type EvmOptions, evm } from '../evm.js'
export type { Eip1193Provider, RequestArguments } from '../provider/Eip1193Provider.js'
export { isEip1193Provider } from '../provider/isEip1193Provider.js'
