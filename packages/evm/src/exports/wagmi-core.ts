export { porticoConnectors } from '../wagmi/porticoConnectors.js'
export { type WagmiCoreAdapterOptions, wagmiCoreAdapter } from '../wagmi/wagmiCoreAdapter.js'
