export { type WagmiCoreAdapterOptions, wagmiCoreAdapter } from '../wagmi/wagmiCoreAdapter.js'
