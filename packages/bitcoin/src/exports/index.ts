export { bip122Family } from '@portico/core/adapter'
export { bitcoin } from '../bitcoin.js'
