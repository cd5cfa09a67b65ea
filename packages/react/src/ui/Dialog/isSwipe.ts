/** In px. */
const far = 96
/** In px per ms. Movements below `least` px are not a swipe. */
const fast = 0.5
const least = 24

export function isSwipe(pull: number, milliseconds: number): boolean {
  return pull >= far || (pull >= least && pull / Math.max(milliseconds, 1) >= fast)
}
