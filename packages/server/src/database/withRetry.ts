const attempts = 3
// Deadlock, and the like: PostgreSQL undid it all so that somebody else could go on.
const undone = /^40/

/** Does again what the database undid because another process was at the same rows. */
export async function withRetry<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task()
    } catch (cause) {
      const { code } = cause as { code?: unknown } // the driver puts the SQL state there
      if (attempt >= attempts || !undone.test(String(code))) throw cause
    }
  }
}
