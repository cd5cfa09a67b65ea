import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { encodeAddress, encodeWord } from '@portico/codec/abi'
import { checksumAddress } from '@portico/codec/evm'
import type { Hex } from '../../../keys/Addresses.ts'
import type { GrantTerms } from './parsePermissions.ts'

export const encodeCall = (selector: string, ...words: readonly (bigint | string)[]): Hex =>
  `0x${selector}${words.map(word => encodeWord(BigInt(word))).join('')}`

/** `grant(bytes32,(address,address,uint128,uint40,uint40,uint40))` */
export const encodeGrant = (salt: Hex, { key, token, allowance, period, start, end }: GrantTerms) =>
  encodeCall('40bb6c5b', salt, key, token, allowance, BigInt(period), BigInt(start), BigInt(end))

/** `revoke(bytes32)` */
export const encodeRevoke = (id: Hex) => encodeCall('b75c7dc6', id)

/** `approve(address,uint256)` of a token. */
export const encodeApprove = (spender: Hex, amount: bigint) => encodeCall('095ea7b3', spender, amount)

export const nameGrant = (account: Hex, salt: Hex): Hex =>
  `0x${bytesToHex(keccak_256(hexToBytes(encodeAddress(account) + salt.slice(2))))}`

/** The ERC-7715 context that sites store: the contract followed by the grant ids. */
export const formatContext = (contract: Hex, ids: readonly Hex[]): Hex =>
  `0x${[contract, ...ids].map(each => each.slice(2).toLowerCase()).join('')}`

export function parseContext(context: unknown): { contract: Hex; ids: readonly Hex[] } | undefined {
  if (typeof context !== 'string' || !/^0x[\da-f]{40}([\da-f]{64}){1,4}$/i.test(context)) return undefined
  const ids = context.slice(42).match(/.{64}/g) ?? []
  return {
    contract: checksumAddress(context.slice(2, 42)),
    ids: [...new Set(ids.map((id): Hex => `0x${id.toLowerCase()}`))],
  }
}
