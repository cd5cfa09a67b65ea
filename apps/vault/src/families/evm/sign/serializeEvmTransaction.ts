import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Hex } from '../../../keys/Addresses.ts'

export interface EvmSignature {
  readonly yParity: 0 | 1
  readonly r: bigint
  readonly s: bigint
}

interface AccessListEntry {
  readonly address: Hex
  readonly storageKeys: readonly Hex[]
}

interface Common {
  readonly chainId: bigint
  readonly nonce: bigint
  readonly gas: bigint
  readonly to: Hex | undefined
  readonly value: bigint
  readonly data: Uint8Array
}

interface WithAccessList extends Common {
  readonly accessList: readonly AccessListEntry[]
}

interface WithDynamicFee extends WithAccessList {
  readonly maxPriorityFeePerGas: bigint
  readonly maxFeePerGas: bigint
}

export type EvmTransaction =
  | (Common & { readonly type: 'legacy'; readonly gasPrice: bigint })
  | (WithAccessList & { readonly type: 'eip2930'; readonly gasPrice: bigint })
  | (WithDynamicFee & { readonly type: 'eip1559' })
  /** The account sends it to itself, and delegates to this contract before it runs. */
  | (WithDynamicFee & { readonly type: 'eip7702'; readonly delegate: Hex })

type WithoutNonce<transaction> = transaction extends unknown ? Omit<transaction, 'nonce'> : never

/** A transaction without a nonce, unless the page set one. */
export type EvmDraft = WithoutNonce<EvmTransaction> & { readonly nonce: bigint | undefined }

const typeNumbers = { eip2930: 1, eip1559: 2, eip7702: 4 } as const

const encodeHex = (hex: string | undefined) => hexToBytes(hex?.slice(2) ?? '')

const encodeAccessList = (list: readonly AccessListEntry[]): RlpItem =>
  list.map(({ address, storageKeys }) => [encodeHex(address), storageKeys.map(encodeHex)])

type Delegation = Extract<EvmTransaction, { readonly type: 'eip7702' }>

/**
 * For the transaction's own chain, never for every chain (0). The transaction has used its nonce by the time that the
 * authorization is checked.
 */
const encodeAuthorization = ({ chainId, delegate, nonce }: Delegation): readonly RlpItem[] => [
  encodeQuantity(chainId),
  encodeHex(delegate),
  encodeQuantity(nonce + 1n),
]

/** What the account signs to delegate (EIP-7702). */
export const serializeAuthorization = (transaction: Delegation): Uint8Array =>
  concatBytes(Uint8Array.of(5), encodeRlp(encodeAuthorization(transaction)))

const encodeSignature = ({ yParity, r, s }: EvmSignature) => [BigInt(yParity), r, s].map(encodeQuantity)

/** @param authorization the signature of its authorization, if it delegates */
export function serializeEvmTransaction(
  transaction: EvmTransaction,
  signature?: EvmSignature,
  authorization?: EvmSignature,
): Uint8Array {
  const { chainId, nonce, gas, to, value, data } = transaction
  const target = [encodeQuantity(gas), encodeHex(to), encodeQuantity(value), data]
  if (transaction.type === 'legacy') {
    const start = [encodeQuantity(nonce), encodeQuantity(transaction.gasPrice), ...target]
    // EIP-155: signing the chain id prevents replay on other chains.
    const end = signature
      ? [chainId * 2n + 35n + BigInt(signature.yParity), signature.r, signature.s]
      : [chainId, 0n, 0n]
    return encodeRlp([...start, ...end.map(encodeQuantity)])
  }
  const fees =
    transaction.type === 'eip2930'
      ? [transaction.gasPrice]
      : [transaction.maxPriorityFeePerGas, transaction.maxFeePerGas]
  const fields: RlpItem[] = [
    ...[chainId, nonce, ...fees].map(encodeQuantity),
    ...target,
    encodeAccessList(transaction.accessList),
  ]
  if (transaction.type === 'eip7702')
    fields.push([
      [...encodeAuthorization(transaction), ...(authorization ? encodeSignature(authorization) : [])],
    ])
  if (signature) fields.push(...encodeSignature(signature))
  return concatBytes(Uint8Array.of(typeNumbers[transaction.type]), encodeRlp(fields))
}

type RlpItem = Uint8Array | readonly RlpItem[]

function encodeRlp(item: RlpItem): Uint8Array {
  if (!(item instanceof Uint8Array)) {
    const content = concatBytes(...item.map(encodeRlp))
    return concatBytes(encodeLength(content.length, 0xc0), content)
  }
  if (item.length === 1 && (item[0] ?? 0) < 0x80) return item
  return concatBytes(encodeLength(item.length, 0x80), item)
}

function encodeLength(length: number, offset: number) {
  if (length < 56) return Uint8Array.of(offset + length)
  const digits = encodeQuantity(BigInt(length))
  return concatBytes(Uint8Array.of(offset + 55 + digits.length), digits)
}

function encodeQuantity(value: bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn))
  return Uint8Array.from(bytes)
}

/** A delegation uses one more nonce of the account, for its authorization. */
export const listNonces = (transactions: readonly EvmTransaction[]): readonly bigint[] =>
  transactions.flatMap(({ nonce, type }) => (type === 'eip7702' ? [nonce, nonce + 1n] : [nonce]))

export const numberDrafts = (drafts: readonly EvmDraft[], next: bigint): readonly EvmTransaction[] =>
  drafts.map((draft, index) => ({ ...draft, nonce: draft.nonce ?? next + BigInt(index) }))
