export { connectLocalTokens, type LocalTokenOptions, type LocalTokens } from '../solana/connectLocalTokens.js'
export { type Solana, type StartSolanaOptions, startSolana } from '../solana/startSolana.js'
