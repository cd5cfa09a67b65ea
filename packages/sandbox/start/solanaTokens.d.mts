import type { Token } from '@portico/server'

export const solanaChain: 'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG'
export const bankKey: Uint8Array
export const solanaTokens: readonly {
  readonly key: Uint8Array
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly isToken2022: boolean
}[]
export const listedSolanaTokens: readonly Token[]
export const solanaPrices: Readonly<Record<string, number>>
