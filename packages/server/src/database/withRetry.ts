const attempts = 3
// Transaction rollback, such as a deadlock or serialisation failure.
const undone = /^40/

export async function withRetry<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task()
    } catch (cause) {
      const { code } = cause as { code?: unknown } // where the driver puts the SQL state
      if (attempt >= attempts || !undone.test(String(code))) throw cause
    }
  }
}

// Socket and driver codes of lost connections, and SQLSTATE classes of temporary failures.
const unavailable = /^(?:CONNECT|ECONN|EPIPE|EAI_AGAIN|EHOST|ENET|ENOTFOUND|ETIMEDOUT|08|53|57|58|25006)/

export function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown } // set by the driver and by sockets
  return typeof code === 'string' && unavailable.test(code)
}
