export { BitcoinAdapter, Ethers5Adapter, EthersAdapter, SolanaAdapter } from '../appkit/adapters.js'
