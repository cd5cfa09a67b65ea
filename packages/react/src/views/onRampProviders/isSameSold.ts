import type { SoldToken } from '@portico/core/internal'

/** They are made anew from what is known; most times nothing of it has changed. */
export function isSameSold(one: SoldToken | undefined, other: SoldToken | undefined): boolean {
  return one?.id === other?.id && one?.currency === other?.currency
}

export function isSameSoldList(one: readonly SoldToken[], other: readonly SoldToken[]): boolean {
  return one.length === other.length && one.every((token, index) => isSameSold(token, other[index]))
}
