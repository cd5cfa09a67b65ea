export { type Polkadot, type StartPolkadotOptions, startPolkadot } from '../polkadot/startPolkadot.js'
