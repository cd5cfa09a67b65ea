import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { createAbiReader, encodeAddress, encodeBytes, encodeItems, encodeWord } from '@portico/codec/abi'
import { checksumAddress } from '@portico/codec/evm'
import type { Hex } from '../../../keys/Addresses.ts'
import { delegationManager } from '../delegation/delegate.ts'
import { hashTypedDataParts, type TypedData } from '../sign/hashTypedData.ts'
import type { Caveat } from './terms.ts'

/** A delegation by the account itself, not of what another account has delegated to it. */
export interface Delegation {
  readonly delegate: Hex
  readonly delegator: Hex
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
}

export interface SignedDelegation extends Delegation {
  readonly signature: Hex
}

const rootAuthority: Hex = `0x${'f'.repeat(64)}`

export const toTypedData = ({ salt, ...delegation }: Delegation, chainId: bigint): TypedData => ({
  types: {
    Delegation: [
      { name: 'delegate', type: 'address' },
      { name: 'delegator', type: 'address' },
      { name: 'authority', type: 'bytes32' },
      { name: 'caveats', type: 'Caveat[]' },
      { name: 'salt', type: 'uint256' },
    ],
    Caveat: [
      { name: 'enforcer', type: 'address' },
      { name: 'terms', type: 'bytes' },
    ],
  },
  primaryType: 'Delegation',
  domain: {
    name: 'DelegationManager',
    version: '1',
    chainId: Number(chainId),
    verifyingContract: delegationManager,
  },
  message: { ...delegation, authority: rootAuthority, salt: `0x${encodeWord(salt)}` },
})

/** Of typed data that `toTypedData` has made. */
export function parseDelegation({ message }: TypedData): Delegation {
  const { delegate, delegator, caveats, salt } = message as unknown as Delegation
  return { delegate, delegator, caveats, salt: BigInt(salt) }
}

/** The DelegationManager identifies a delegation by it. */
export const hashDelegation = (delegation: Delegation): Hex =>
  `0x${bytesToHex(hashTypedDataParts(toTypedData(delegation, 1n)).contents)}`

const encodeCaveat = ({ enforcer, terms }: Caveat) => {
  const encoded = encodeBytes(terms.slice(2))
  return (
    encodeAddress(enforcer) + encodeWord(96) + encodeWord(96 + encoded.length / 2) + encoded + encodeWord(0)
  )
}

const headSize = 6 * 32

function encodeDelegation({ delegate, delegator, caveats, salt, signature }: SignedDelegation): string {
  const list = encodeWord(caveats.length) + encodeItems(caveats.map(encodeCaveat))
  return [
    encodeAddress(delegate),
    encodeAddress(delegator),
    rootAuthority.slice(2),
    encodeWord(headSize),
    encodeWord(salt),
    encodeWord(headSize + list.length / 2),
    list,
    encodeBytes(signature.slice(2)),
  ].join('')
}

/** The context of ERC-7710: a chain of delegations, here with one. */
export const encodeContext = (delegation: SignedDelegation): Hex =>
  `0x${encodeWord(32)}${encodeWord(1)}${encodeItems([encodeDelegation(delegation)])}`

/** `disableDelegation(Delegation)` of the DelegationManager. */
export const encodeDisable = (delegation: SignedDelegation): Uint8Array =>
  hexToBytes(`49934047${encodeWord(32)}${encodeDelegation(delegation)}`)

/** A context as `encodeContext` writes it; undefined for any other. */
export function decodeContext(context: unknown): SignedDelegation | undefined {
  if (typeof context !== 'string' || !/^0x([\da-f]{64}){8,128}$/i.test(context)) return undefined
  const reader = createAbiReader(context)
  // Of the list, its only offset and its item.
  const base = 96
  const at = (offset = 0) => base + offset
  const caveatsAt = at(reader.offset(base + 96))
  const count = reader.offset(caveatsAt) ?? 0
  if (count > 8) return undefined
  const caveats = Array.from({ length: count }, (_, index): Caveat => {
    const item = caveatsAt + 32 + (reader.offset(caveatsAt + 32 * (index + 1)) ?? 0)
    return {
      enforcer: readAddress(item),
      terms: `0x${reader.bytes(item + (reader.offset(item + 32) ?? 0)) ?? ''}`,
    }
  })
  function readAddress(position: number): Hex {
    return checksumAddress((reader.address(position) ?? '').slice(2).padStart(40, '0'))
  }
  const decoded: SignedDelegation = {
    delegate: readAddress(base),
    delegator: readAddress(base + 32),
    caveats,
    salt: reader.word(base + 128) ?? 0n,
    signature: `0x${reader.bytes(at(reader.offset(base + 160))) ?? ''}`,
  }
  return encodeContext(decoded) === context.toLowerCase() ? decoded : undefined
}
