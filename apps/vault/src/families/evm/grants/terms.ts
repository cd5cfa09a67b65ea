import { encodeWord } from '@portico/codec/abi'
import { checksumAddress } from '@portico/codec/evm'
import type { Hex } from '../../../keys/Addresses.ts'

/** Caveat enforcers of MetaMask's Delegation Framework 1.3.0, at the same addresses on every network. */
export const enforcers = {
  erc20Periodic: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  erc20Stream: '0x56c97aE02f233B29fa03502Ecc0457266d9be00e',
  nativePeriodic: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  nativeStream: '0xD10b97905a320b13a0608f7E9cC506b56747df19',
  exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  nonce: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
} as const

export interface Caveat {
  readonly enforcer: Hex
  readonly terms: Hex
}

interface CommonTerms {
  /** Absent for the native coin. */
  readonly token?: Hex | undefined
  readonly start: number
  readonly end: number
}

/** Up to an amount in each period. What is left of a period is lost. */
export interface PeriodicTerms extends CommonTerms {
  readonly kind: 'periodic'
  readonly amount: bigint
  readonly period: number
}

/** An amount that grows by the second. What is not spent stays available. */
export interface StreamTerms extends CommonTerms {
  readonly kind: 'stream'
  readonly initial: bigint
  readonly max: bigint
  readonly perSecond: bigint
}

/** What the enforcers hold a delegate to. Times are Unix seconds, durations seconds, amounts base units. */
export type GrantTerms = PeriodicTerms | StreamTerms

export const noLimit = (1n << 256n) - 1n

/** The maximum that can be spent from now until the end. @param now in Unix seconds */
export function countMost(terms: GrantTerms, now: number): bigint {
  const { start, end } = terms
  if (terms.kind === 'periodic') {
    const from = Math.max(now, start)
    const periods =
      Math.floor((end - 1 - start) / terms.period) - Math.floor((from - start) / terms.period) + 1
    return terms.amount * BigInt(periods)
  }
  const grown = terms.initial + terms.perSecond * BigInt(end - start)
  if (grown < terms.max) return grown
  return terms.max
}

const toWords = (values: readonly (bigint | number)[]) => values.map(encodeWord).join('')

function encodeAmount(terms: GrantTerms): readonly Caveat[] {
  const { token, start } = terms
  const words =
    terms.kind === 'periodic'
      ? toWords([terms.amount, terms.period, start])
      : toWords([terms.initial, terms.max, terms.perSecond, start])
  const isPeriodic = terms.kind === 'periodic'
  if (token === undefined)
    return [
      { enforcer: isPeriodic ? enforcers.nativePeriodic : enforcers.nativeStream, terms: `0x${words}` },
      // Coins alone, without a call of the recipient.
      { enforcer: enforcers.exactCalldata, terms: '0x' },
    ]
  return [
    {
      enforcer: isPeriodic ? enforcers.erc20Periodic : enforcers.erc20Stream,
      terms: `0x${token.slice(2).toLowerCase()}${words}`,
    },
    // Tokens alone, without coins.
    { enforcer: enforcers.valueLte, terms: `0x${encodeWord(0)}` },
  ]
}

/** @param nonce of the account at the nonce enforcer, which ends all its permissions when it is increased */
export const encodeCaveats = (terms: GrantTerms, nonce: bigint): readonly Caveat[] => [
  ...encodeAmount(terms),
  // Valid after the first of these two times (none) and before the second.
  { enforcer: enforcers.timestamp, terms: `0x${encodeWord(terms.end)}` },
  { enforcer: enforcers.nonce, terms: `0x${encodeWord(nonce)}` },
]

/** The terms of caveats as this vault writes them; undefined for any other. */
export function decodeCaveats(caveats: readonly Caveat[]): { terms: GrantTerms; nonce: bigint } | undefined {
  const [first, , time, last] = caveats
  if (!first || !time || !last) return undefined
  const isToken = /^0x.{40}(.{64}){3,4}$/.test(first.terms)
  const token = isToken ? checksumAddress(first.terms.slice(2, 42)) : undefined
  const words = (first.terms.slice(isToken ? 42 : 2).match(/.{64}/g) ?? []).map(word => BigInt(`0x${word}`))
  const common = { token, start: Number(words.at(-1)), end: Number(BigInt(time.terms)) }
  const [one = 0n, two = 0n, three = 0n] = words
  const terms: GrantTerms =
    words.length === 3
      ? { ...common, kind: 'periodic', amount: one, period: Number(two) }
      : { ...common, kind: 'stream', initial: one, max: two, perSecond: three }
  const nonce = BigInt(last.terms)
  const format = (each: readonly Caveat[]) => JSON.stringify(each).toLowerCase()
  return format(encodeCaveats(terms, nonce)) === format(caveats) ? { terms, nonce } : undefined
}

/** ERC-7715 names. */
export const permissionTypes = [
  'erc20-token-periodic',
  'erc20-token-stream',
  'native-token-periodic',
  'native-token-stream',
] as const

export type PermissionType = (typeof permissionTypes)[number]

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`

/** A permission in the words of ERC-7715. */
export function formatPermission(terms: GrantTerms): { type: PermissionType; data: object } {
  const { token, start: startTime } = terms
  const asset = token === undefined ? 'native-token' : 'erc20-token'
  const common = { startTime, ...(token && { tokenAddress: token }) }
  if (terms.kind === 'periodic')
    return {
      type: `${asset}-periodic`,
      data: { ...common, periodAmount: toHex(terms.amount), periodDuration: terms.period },
    }
  return {
    type: `${asset}-stream`,
    data: {
      ...common,
      initialAmount: toHex(terms.initial),
      amountPerSecond: toHex(terms.perSecond),
      ...(terms.max !== noLimit && { maxAmount: toHex(terms.max) }),
    },
  }
}
