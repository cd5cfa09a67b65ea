export {
  type EthersClasses,
  ethersAdapter,
  getEthersProvider,
  getEthersSigner,
} from '../ethers/getEthersProvider.js'
export type { EvmOptions } from '../evm.js'
