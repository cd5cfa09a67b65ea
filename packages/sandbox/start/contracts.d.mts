import type { Token } from '@portico/server'
import type { Address, Hex } from 'viem'

export const seederKey: Hex
export const seeder: Address
export const contracts: Readonly<
  Record<'dollar' | 'coffee' | 'pictures' | 'tickets' | 'names' | 'wrapped' | 'exchange', Address>
>
export const seededChain: 'eip155:31337'
export const tokens: readonly Token[]
export const prices: Readonly<Record<string, number>>
export const onRampFee: number
