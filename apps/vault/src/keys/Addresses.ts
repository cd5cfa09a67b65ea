import type { WalletAddresses } from '@portico/protocol/auth'

export type Hex = `0x${string}`

export interface Addresses extends WalletAddresses {
  readonly eip155: Hex
}

export const isSameAddresses = (one: WalletAddresses, two: WalletAddresses): boolean =>
  one.eip155 === two.eip155 && one.solana === two.solana
