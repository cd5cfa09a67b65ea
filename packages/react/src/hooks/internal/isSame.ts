import { isShallowEqual } from '@portico/core/internal'

/** For selectors that build their object from the state on every call. */
export const isSame = <Value extends object>(one: Value | undefined, other: Value | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isShallowEqual(one, other))

export const isSameList = <Value extends object>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, index) => isSame(value, other[index]))
