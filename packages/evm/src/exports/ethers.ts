export type { EvmOptions } from '../defineEvmAdapter.js'
export { ethersAdapter } from '../ethers/ethersAdapter.js'
export { type EthersClasses, getEthersProvider, getEthersSigner } from '../ethers/getEthersProvider.js'
