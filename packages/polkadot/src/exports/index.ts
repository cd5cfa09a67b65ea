export { polkadotFamily } from '@portico/core/adapter'
export { polkadot } from '../polkadot.js'
