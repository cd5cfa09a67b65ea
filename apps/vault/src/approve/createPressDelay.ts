export const pressDelays = {
  /** Long enough to notice a new screen, and longer than a double click or a key repeat. */
  ordinary: 600,
  /**
   * Applies after a press that did not count or that came before the question: a visitor who presses that
   * often is not reading.
   */
  hasty: 2400,
} as const

export interface PressDelay {
  /** Restarts the wait because the content changed or was hidden, unless it has restarted since `at`. */
  restart(at: number): boolean
  pressTooEarly(at: number): void
  getRest(at: number): number
  isHasty(): boolean
}

/**
 * How long a question must be visible before a press counts. Times are milliseconds of the page's clock.
 * @param startedAt when the question appeared
 * @param lastPress the last press before that, if any: a question that appears during steady presses waits until they pause
 */
export function createPressDelay(startedAt: number, lastPress: number | undefined): PressDelay {
  let since = startedAt
  let isHasty = false
  const pausedAt = lastPress === undefined ? startedAt : lastPress + pressDelays.hasty
  const restart = (at: number) => {
    const isRestarted = at > since
    if (isRestarted) since = at
    return isRestarted
  }
  return {
    restart,
    pressTooEarly(at) {
      isHasty = true
      restart(at)
    },
    getRest: at => Math.max(since + (isHasty ? pressDelays.hasty : pressDelays.ordinary), pausedAt) - at,
    isHasty: () => isHasty,
  }
}
