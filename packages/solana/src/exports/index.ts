export { solanaFamily } from '@portico/core/adapter'
export { solana } from '../solana.js'
