/** Counts requests in flight, so that shutdown can wait for them. */
export function createInFlight() {
  let count = 0
  let onIdle = () => {}

  return {
    async track<Result>(task: Promise<Result>): Promise<Result> {
      count++
      try {
        return await task
      } finally {
        count--
        if (count === 0) onIdle()
      }
    },
    async settled() {
      while (count > 0) {
        await new Promise<void>(resolve => {
          onIdle = resolve
        })
      }
    },
  }
}

export type InFlight = ReturnType<typeof createInFlight>
