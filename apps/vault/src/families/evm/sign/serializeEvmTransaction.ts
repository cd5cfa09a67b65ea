import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { AccessListEntry, EvmTransaction, SignedAuthorization } from './EvmTransaction.ts'
import { encodeQuantity, encodeRlp, type RlpItem } from './rlp.ts'

export interface EvmSignature {
  readonly yParity: 0 | 1
  readonly r: bigint
  readonly s: bigint
}

const typeNumbers = { eip2930: 1, eip1559: 2, eip7702: 4 } as const

const encodeHex = (hex: string | undefined) => hexToBytes(hex?.slice(2) ?? '')

const encodeAccessList = (list: readonly AccessListEntry[]): RlpItem =>
  list.map(({ address, storageKeys }) => [encodeHex(address), storageKeys.map(encodeHex)])

const encodeAuthorizations = (list: readonly SignedAuthorization[]): RlpItem =>
  list.map(({ chainId, address, nonce, yParity, r, s }) => [
    encodeQuantity(chainId),
    encodeHex(address),
    ...[nonce, BigInt(yParity), r, s].map(encodeQuantity),
  ])

/** Returns the signing payload, or the raw transaction if a signature is given. */
export function serializeEvmTransaction(transaction: EvmTransaction, signature?: EvmSignature): Uint8Array {
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
  if (transaction.type === 'eip7702') fields.push(encodeAuthorizations(transaction.authorizationList))
  if (signature) {
    fields.push(...[BigInt(signature.yParity), signature.r, signature.s].map(encodeQuantity))
  }
  return concatBytes(Uint8Array.of(typeNumbers[transaction.type]), encodeRlp(fields))
}
