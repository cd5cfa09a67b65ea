// Lost connections as Node and the driver name them, and the classes of SQL state in which the database cannot serve
// now but may later: connection trouble, no resources, operator intervention, system error, read-only.
const unavailable = /^(?:CONNECT|ECONN|EPIPE|EAI_AGAIN|EHOST|ENET|ENOTFOUND|ETIMEDOUT|08|53|57|58|25006)/

/** Whether the database cannot be used now but may be later. */
export function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown } // the driver and sockets put one on their errors
  return typeof code === 'string' && unavailable.test(code)
}
