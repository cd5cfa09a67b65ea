import { concatBytes } from '@noble/hashes/utils.js'
import { encodeField } from '@portico/codec/protobuf'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import { refuseParams } from '../../refuseParams.ts'

export interface DirectDocument {
  readonly chainId: string
  readonly accountNumber: string
  readonly bodyBytes: string
  readonly authInfoBytes: string
}

export const encodeDirect = ({ chainId, accountNumber, bodyBytes, authInfoBytes }: DirectDocument) =>
  concatBytes(
    encodeField(1, base64.decode(bodyBytes)),
    encodeField(2, base64.decode(authInfoBytes)),
    encodeField(3, chainId),
    encodeField(4, BigInt(accountNumber)),
  )

const digits = v.pipe(v.string(), v.regex(/^\d{1,40}$/))
const coin = v.strictObject({ denom: v.pipe(v.string(), v.maxLength(128)), amount: digits })

const AminoSchema = v.strictObject({
  chain_id: v.pipe(v.string(), v.maxLength(64)),
  account_number: digits,
  sequence: digits,
  fee: v.strictObject({
    amount: v.pipe(v.array(coin), v.maxLength(16)),
    gas: digits,
    granter: v.optional(v.pipe(v.string(), v.maxLength(128))),
    payer: v.optional(v.pipe(v.string(), v.maxLength(128))),
  }),
  msgs: v.pipe(
    v.array(
      v.strictObject({
        type: v.pipe(v.string(), v.maxLength(128)),
        value: v.record(v.string(), v.unknown()),
      }),
    ),
    v.minLength(1),
    v.maxLength(64),
  ),
  memo: v.pipe(v.string(), v.maxLength(4096)),
  timeout_height: v.optional(digits),
})

export type AminoDocument = v.InferOutput<typeof AminoSchema>

export function parseAmino(document: unknown): AminoDocument {
  const parsed = v.safeParse(AminoSchema, document)
  if (!parsed.success) throw refuseParams('The amino sign document is malformed.')
  return parsed.output
}

export function parseAminoText(text: string): AminoDocument {
  try {
    return parseAmino(JSON.parse(text))
  } catch {
    throw refuseParams('The amino sign document is malformed.')
  }
}

/** Canonical JSON as signed: sorted keys, escaped as Go does. */
export const formatAmino = (document: AminoDocument): string =>
  JSON.stringify(sortKeys(document)).replace(
    /[&<>\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}

/**
 * Returns the data of an ADR-36 message: a transaction without chain, fee or sequence, which no network accepts. Other
 * documents without a chain id are refused.
 * @param isOwn whether an address is the account's
 */
export function readMessageData(
  { chain_id, account_number, sequence, fee, msgs, memo, timeout_height }: AminoDocument,
  isOwn: (address: string) => boolean,
): Uint8Array | undefined {
  if (chain_id !== '') return undefined
  const [{ type, value } = { type: '', value: {} }, ...others] = msgs
  const isPlain =
    account_number === '0' &&
    sequence === '0' &&
    fee.gas === '0' &&
    fee.amount.length === 0 &&
    fee.granter === undefined &&
    fee.payer === undefined &&
    memo === '' &&
    timeout_height === undefined &&
    others.length === 0 &&
    type === 'sign/MsgSignData' &&
    Object.keys(value).sort().join() === 'data,signer'
  if (!isPlain || typeof value.data !== 'string')
    throw refuseParams('A document without a chain id must be an ADR-36 message.')
  if (typeof value.signer !== 'string' || !isOwn(value.signer))
    throw refuseParams('The document has another signer.')
  try {
    return base64.decode(value.data)
  } catch {
    throw refuseParams('The data is not valid base64.')
  }
}
