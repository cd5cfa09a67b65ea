// Lost connections as Node and the driver name them, and SQLSTATE classes of temporary failures: connection
// exception, insufficient resources, operator intervention, system error, read-only.
const unavailable = /^(?:CONNECT|ECONN|EPIPE|EAI_AGAIN|EHOST|ENET|ENOTFOUND|ETIMEDOUT|08|53|57|58|25006)/

export function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown } // set by the driver and by sockets
  return typeof code === 'string' && unavailable.test(code)
}
