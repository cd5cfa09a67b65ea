export {
  type Ethers5Classes,
  ethers5Adapter,
  getEthers5Provider,
  getEthers5Signer,
} from '../ethers/getEthers5Provider.js'
export type { EvmOptions } from '../evm.js'
