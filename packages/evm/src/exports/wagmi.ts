export { porticoConnectors } from '../wagmi/porticoConnectors.js'
export { type WagmiAdapterOptions, wagmiAdapter } from '../wagmi/wagmiAdapter.js'
