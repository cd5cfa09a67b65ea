export { type Solana, type StartSolanaOptions, startSolana } from '../solana/startSolana.js'
