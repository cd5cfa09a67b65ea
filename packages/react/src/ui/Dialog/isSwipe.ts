/** Far enough to mean it, in px. */
const far = 96
/** Fast enough to mean it, in px per ms, once it is more than a tremble. */
const fast = 0.5
const least = 24

/** Whether a pull of so many px in so many ms is meant to close. */
export function isSwipe(pull: number, milliseconds: number): boolean {
  return pull >= far || (pull >= least && pull / Math.max(milliseconds, 1) >= fast)
}
