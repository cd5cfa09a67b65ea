export type { EvmOptions } from '../defineEvmAdapter.js'
export { ethers5Adapter } from '../ethers/ethers5Adapter.js'
export { type Ethers5Classes, getEthers5Provider, getEthers5Signer } from '../ethers/getEthers5Provider.js'
