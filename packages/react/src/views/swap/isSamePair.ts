import { isShallowEqual, type SwapToken } from '@portico/core/internal'

interface Pair {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
}

/** The tokens are recreated from the state, usually unchanged. */
export const isSamePair = (one: Pair, other: Pair): boolean =>
  isSame(one.from, other.from) && isSame(one.to, other.to)

export const isSameList = (one: readonly SwapToken[], other: readonly SwapToken[]): boolean =>
  one.length === other.length && one.every((token, index) => isSame(token, other[index]))

const isSame = (one: SwapToken | undefined, other: SwapToken | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isShallowEqual(one, other))
