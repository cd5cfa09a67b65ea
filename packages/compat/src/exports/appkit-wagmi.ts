export { WagmiAdapter, type WagmiAdapterOptions } from '../appkit/WagmiAdapter.js'
