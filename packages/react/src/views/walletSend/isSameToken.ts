import { isShallowEqual, type SendToken } from '@portico/core/internal'

/** The tokens are recreated from the state, usually unchanged. */
export function isSameToken(one: SendToken | undefined, other: SendToken | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && isShallowEqual(one, other))
}

export function isSameList(one: readonly SendToken[], other: readonly SendToken[]): boolean {
  return one.length === other.length && one.every((token, index) => isSameToken(token, other[index]))
}
