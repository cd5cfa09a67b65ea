export { porticoConnectors } from '../wagmi/createSourceConnector.js'
export { type WagmiCoreAdapterOptions, wagmiCoreAdapter } from '../wagmi/wagmiCoreAdapter.js'
