export { BitcoinAdapter, Ethers5Adapter, EthersAdapter, SolanaAdapter } from '../appkit/adapters.js'
export type {
  AccountAddress,
  BitcoinProvider as BitcoinConnector,
  SignPSBTParams,
} from '../appkit/providers/BitcoinProvider.js'
