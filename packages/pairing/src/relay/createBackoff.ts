const base = 500
const ceiling = 30_000

export interface Backoff {
  next(): number
  reset(): void
}

/** Full jitter, so that pages do not reconnect simultaneously. The first retry is immediate. */
export function createBackoff(random: () => number): Backoff {
  let attempt = -1
  return {
    next() {
      attempt += 1
      if (attempt === 0) return 0
      return random() * Math.min(ceiling, base * 2 ** (attempt - 1))
    },
    reset() {
      attempt = -1
    },
  }
}
