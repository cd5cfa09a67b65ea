import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { checksumAddress } from '@portico/codec/evm'
import { encodeWord } from '../sign/abi.ts'
import type { GrantTerms } from './parsePermissions.ts'

type Hex = `0x${string}`

const encode = (selector: string, ...words: readonly (bigint | string)[]) =>
  concatBytes(hexToBytes(selector), ...words.map(encodeWord))

/** `grant(bytes32,(address,address,uint128,uint40,uint40,uint40))` */
export const encodeGrant = (salt: Hex, { key, token, allowance, period, start, end }: GrantTerms) =>
  encode('40bb6c5b', salt, key, token, allowance, BigInt(period), BigInt(start), BigInt(end))

/** `revoke(bytes32)` */
export const encodeRevoke = (id: Hex) => encode('b75c7dc6', id)

/** `approve(address,uint256)` of a token. */
export const encodeApprove = (spender: Hex, amount: bigint) => encode('095ea7b3', spender, amount)

/** `allowance(address,address)` of a token. */
export const encodeAllowance = (owner: Hex, spender: Hex) => encode('dd62ed3e', owner, spender)

/** `reservedOf(address,address)` */
export const encodeReservedOf = (account: Hex, token: Hex) => encode('1bea88bd', account, token)

/** `reserved(bytes32)` */
export const encodeReserved = (id: Hex) => encode('92698814', id)

/** `read(bytes32)` */
export const encodeRead = (id: Hex) => encode('61da1439', id)

/** `list(address)` */
export const encodeList = (account: Hex) => encode('bb032a66', account)

export const nameGrant = (account: Hex, salt: Hex): Hex =>
  `0x${bytesToHex(keccak_256(concatBytes(encodeWord(account), encodeWord(salt))))}`

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
