export const pressWaits = {
  /** Long enough to see what has come up, and longer than a double click or a held key. */
  ordinary: 600,
  /** After a press that did not count, or that came before the question: who presses more often than that is not reading. */
  hasty: 2400,
} as const

export interface PressWait {
  /** What is shown has changed or was not seen: it begins anew, unless it has since. */
  restart(at: number): boolean
  /** A press that counts for nothing, which makes it long. */
  pressTooEarly(at: number): void
  /** How much of it is left then, at most 0 when it is over. */
  getRest(at: number): number
  /** Whether somebody has pressed too early. */
  isHasty(): boolean
}

/**
 * How long a question has to be seen before a press counts. Times are in milliseconds of the page.
 * @param startedAt when the question came up
 * @param lastPress the last that the page has heard before, if any: a question that comes up under steady presses waits
 * until they have paused
 */
export function createPressWait(startedAt: number, lastPress: number | undefined): PressWait {
  let since = startedAt
  let isHasty = false
  const pausedAt = lastPress === undefined ? startedAt : lastPress + pressWaits.hasty
  const restart = (at: number) => {
    const isLater = at > since
    if (isLater) since = at
    return isLater
  }
  return {
    restart,
    pressTooEarly(at) {
      isHasty = true
      restart(at)
    },
    getRest: at => Math.max(since + (isHasty ? pressWaits.hasty : pressWaits.ordinary), pausedAt) - at,
    isHasty: () => isHasty,
  }
}
