import type { CosmosChange, CosmosDirectDocument } from '@portico/core/adapter'
import { readFields } from '../transaction/readFields.js'

/** `TxBody.memo` */
const memoField = 2
/** `AuthInfo.fee` */
const feeField = 2

/** Returns what a wallet changed in a direct document: at most fee and memo. Undefined if anything else differs. */
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
  const [before, after] = [readFields(asked), readFields(signed)]
  if (!before || !after) return undefined
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    number => String(before.get(number)) !== String(after.get(number)),
  )
  return differing.some(number => number !== free) ? undefined : differing.length > 0
}
