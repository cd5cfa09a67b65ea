import { base58 } from '@scure/base'
import type { ReadonlyUint8Array } from '@solana/kit'

export const tokenPrograms: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'spl-token-2022',
}

export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly state: string
  readonly isNative: boolean
}

export interface Mint {
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly mintAuthority: string | null
  readonly freezeAuthority: string | null
}

const mintBytes = 82
const accountBytes = 165
const states = ['uninitialized', 'initialized', 'frozen']
/** Token-2022 pads a mint to the length of an account, followed by the account type. */
const kindAt = accountBytes
const accountKind = 2

const keyAt = (data: ReadonlyUint8Array, start: number) =>
  base58.encode(new Uint8Array(data.subarray(start, start + 32)))
const optionalKeyAt = (data: ReadonlyUint8Array, start: number) =>
  data[start] === 1 ? keyAt(data, start + 4) : null
const amountAt = (data: ReadonlyUint8Array, start: number) =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(start, true)

export function readTokenAccount(program: string, data: ReadonlyUint8Array): TokenAccount | undefined {
  const isAccount = data.length === accountBytes || data[kindAt] === accountKind
  if (!tokenPrograms[program] || !isAccount) return undefined
  return {
    mint: keyAt(data, 0),
    owner: keyAt(data, 32),
    amount: amountAt(data, 64),
    state: states[data[108] ?? 0] ?? 'uninitialized',
    isNative: data[109] === 1,
  }
}

export function readMint(program: string, data: ReadonlyUint8Array): Mint | undefined {
  const isMint = data.length === mintBytes || (data.length > kindAt && data[kindAt] === 1)
  if (!tokenPrograms[program] || !isMint) return undefined
  return {
    mintAuthority: optionalKeyAt(data, 0),
    supply: amountAt(data, 36),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: optionalKeyAt(data, 46),
  }
}

export function formatTokenAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = decimals > 0 && fraction ? `${whole}.${fraction}` : whole
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
