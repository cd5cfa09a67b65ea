import type { CosmosAminoDocument, CosmosChange } from '@portico/core/adapter'
import { readProperty } from '@portico/core/adapter'

/** The visitor may choose fee and memo. Wallets sort keys before signing, so the comparison is semantic. */
export function compareAmino(
  asked: CosmosAminoDocument,
  signed: unknown,
): readonly CosmosChange[] | undefined {
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
