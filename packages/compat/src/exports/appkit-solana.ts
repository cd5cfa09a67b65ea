'use client'
export type { SolanaProvider as Provider } from '../appkit/providers/SolanaProvider.js'
export { useAppKitConnection } from '../appkit/react/useSolanaConnection.js'
