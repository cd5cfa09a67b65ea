import type { SoldToken } from '@portico/core/internal'

/** The tokens are recreated from the state, usually unchanged. */
export function isSameSold(one: SoldToken | undefined, other: SoldToken | undefined): boolean {
  return one?.id === other?.id && one?.currency === other?.currency
}

export function isSameSoldList(one: readonly SoldToken[], other: readonly SoldToken[]): boolean {
  return one.length === other.length && one.every((token, index) => isSameSold(token, other[index]))
}
