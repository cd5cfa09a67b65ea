import { decodeFields } from '@portico/codec/protobuf'
import type { CosmosChange, CosmosDirectDocument } from '@portico/core/adapter'

/** `TxBody.memo` */
const memoField = 2
/** `AuthInfo.fee` */
const feeField = 2

/** The visitor may choose fee and memo; undefined if anything else differs. */
export function compareDirect(
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
