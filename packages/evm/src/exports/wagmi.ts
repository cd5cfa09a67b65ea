export { porticoConnectors } from '../wagmi/createSourceConnector.js'
export { type WagmiAdapterOptions, wagmiAdapter } from '../wagmi/wagmiAdapter.js'
