import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { encodeField } from '@portico/codec/protobuf'
import { base64 } from '@scure/base'

/** Direct sign document; CosmJS passes long numbers as objects with `toString`. */
export interface DirectSignDoc {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint | number | string | { toString(): string }
}

export interface AminoSignDoc {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: { readonly amount: readonly { denom: string; amount: string }[]; readonly gas: string }
  readonly msgs: readonly { readonly type: string; readonly value: object }[]
  readonly memo: string
}

/** The protobuf message `SignDoc`. */
export function encodeDirectDoc({
  bodyBytes,
  authInfoBytes,
  chainId,
  accountNumber,
}: DirectSignDoc): Uint8Array {
  return concatBytes(
    encodeField(1, bodyBytes),
    encodeField(2, authInfoBytes),
    encodeField(3, chainId),
    encodeField(4, BigInt(accountNumber.toString())),
  )
}

/** JSON with sorted keys, escaped as in Go. */
export function encodeAminoDoc(doc: AminoSignDoc): Uint8Array {
  const text = JSON.stringify(sortKeys(doc))
  return utf8ToBytes(text.replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'))
}

/** A message as a transaction that no chain accepts (ADR-36). */
export function createMessageDoc(signer: string, data: string | Uint8Array): AminoSignDoc {
  const bytes = typeof data === 'string' ? utf8ToBytes(data) : data
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(bytes) } }],
    memo: '',
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}
