export { type WagmiAdapterOptions, wagmiAdapter } from '../wagmi/wagmiAdapter.js'
