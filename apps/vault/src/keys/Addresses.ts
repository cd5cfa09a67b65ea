export interface Addresses {
  readonly eip155: `0x${string}`
  readonly solana: string
}
