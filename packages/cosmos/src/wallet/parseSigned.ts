import { decodeFields } from '@portico/codec/protobuf'
import type {
  CosmosAminoDocument,
  CosmosAminoResult,
  CosmosChange,
  CosmosDirectDocument,
  CosmosDirectResult,
  CosmosSignature,
} from '@portico/core/adapter'
import { parseBytes, readProperty } from '@portico/core/adapter'
import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import { base64 } from '@scure/base'

function parseSignature(value: unknown): CosmosSignature {
  const signature = readProperty(value, 'signature')
  const key = readProperty(value, 'pub_key')
  const type = readProperty(key, 'type')
  const keyValue = readProperty(key, 'value')
  if (
    typeof signature !== 'string' ||
    typeof type !== 'string' ||
    typeof keyValue !== 'string' ||
    !hasLength(signature)
  )
    throw new PorticoError(malformedSignature)
  return { signature, pub_key: { type, value: keyValue } }
}

function hasLength(signature: string): boolean {
  try {
    return base64.decode(signature).length === 64
  } catch {
    return false
  }
}

/** Wallets may change the fee and the memo. Any other difference is another transaction. */
export function parseAminoResult(answer: unknown, asked: CosmosAminoDocument): CosmosAminoResult {
  const signed = readProperty(answer, 'signed') ?? asked
  const changed = compareAmino(asked, signed)
  if (!changed) throw new PorticoError(transactionAltered)
  return {
    // Compared with the request; fee and memo are validated.
    signed: signed as CosmosAminoDocument,
    signature: parseSignature(readProperty(answer, 'signature')),
    changed,
  }
}

export function parseDirectResult(answer: unknown, asked: CosmosDirectDocument): CosmosDirectResult {
  const signed = readProperty(answer, 'signed') ?? asked
  const bodyBytes = parseBytes(readProperty(signed, 'bodyBytes'))
  const authInfoBytes = parseBytes(readProperty(signed, 'authInfoBytes'))
  const { chainId, accountNumber } = asked
  const isSame =
    readProperty(signed, 'chainId') === chainId &&
    String(readProperty(signed, 'accountNumber')) === String(accountNumber)
  const changed = isSame && bodyBytes && authInfoBytes && compareDirect(asked, { bodyBytes, authInfoBytes })
  if (!changed) throw new PorticoError(transactionAltered)
  return {
    signed: { bodyBytes, authInfoBytes, chainId, accountNumber },
    signature: parseSignature(readProperty(answer, 'signature')),
    changed,
  }
}

/** The visitor may choose fee and memo. Wallets sort keys before signing, so the comparison is semantic. */
function compareAmino(asked: CosmosAminoDocument, signed: unknown): readonly CosmosChange[] | undefined {
  if (!isAminoDocument(signed)) return undefined
  const { fee, memo, ...rest } = asked
  const { fee: signedFee, memo: signedMemo, ...signedRest } = signed
  if (toCanonical(rest) !== toCanonical(signedRest)) return undefined
  return [
    ...(toCanonical(fee) === toCanonical(signedFee) ? [] : (['fee'] as const)),
    ...(memo === signedMemo ? [] : (['memo'] as const)),
  ]
}

/** Validates fee and memo; the rest is compared with the request. */
function isAminoDocument(value: unknown): value is CosmosAminoDocument {
  const amount = readProperty(readProperty(value, 'fee'), 'amount')
  const gas = readProperty(readProperty(value, 'fee'), 'gas')
  return (
    typeof value === 'object' &&
    typeof readProperty(value, 'memo') === 'string' &&
    isDigits(gas) &&
    Array.isArray(amount) &&
    amount.every(
      coin => isDigits(readProperty(coin, 'amount')) && typeof readProperty(coin, 'denom') === 'string',
    )
  )
}

const isDigits = (value: unknown) => typeof value === 'string' && /^\d{1,60}$/.test(value)

/** Sorts keys and drops defaults: a timeout height of zero is none. */
function toCanonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'timeout_height' && part === '0') return undefined
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

/** `TxBody.memo` */
const memoField = 2
/** `AuthInfo.fee` */
const feeField = 2

/** The visitor may choose fee and memo; undefined if anything else differs. */
function compareDirect(
  asked: Pick<CosmosDirectDocument, 'bodyBytes' | 'authInfoBytes'>,
  signed: Pick<CosmosDirectDocument, 'bodyBytes' | 'authInfoBytes'>,
): readonly CosmosChange[] | undefined {
  const memo = compareFields(asked.bodyBytes, signed.bodyBytes, memoField)
  const fee = compareFields(asked.authInfoBytes, signed.authInfoBytes, feeField)
  if (memo === undefined || fee === undefined) return undefined
  return [...(fee ? (['fee'] as const) : []), ...(memo ? (['memo'] as const) : [])]
}

/** Whether that field differs; undefined if another one does or the bytes are malformed. */
function compareFields(asked: Uint8Array, signed: Uint8Array, free: number): boolean | undefined {
  const [before, after] = [decodeFields(asked), decodeFields(signed)]
  if (!before || !after) return undefined
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    number => describe(before.get(number)) !== describe(after.get(number)),
  )
  return differing.some(number => number !== free) ? undefined : differing.length > 0
}

/** Default values are equivalent to omitted fields. */
const describe = (values: readonly (bigint | Uint8Array)[] = []) =>
  values.filter(value => (typeof value === 'bigint' ? value !== 0n : value.length > 0)).join(';')
