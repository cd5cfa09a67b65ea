type Answer = (...params: readonly unknown[]) => unknown

/** A `fetch` that reaches JSON-RPC nodes by URL; a node is a table of answers, or what the HTTP call does instead. */
export function createFakeNodes(
  nodes: Readonly<Record<string, Readonly<Record<string, Answer>> | (() => Promise<Response>)>>,
) {
  const calls: { readonly url: string; readonly method: string }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input)
    const { method, params } = JSON.parse(String(init?.body))
    calls.push({ url, method })
    const node = nodes[url]
    if (!node) throw new TypeError('Failed to fetch')
    if (typeof node === 'function') return node()
    try {
      return Response.json({ jsonrpc: '2.0', id: 1, result: node[method]?.(...params) })
    } catch (error) {
      return Response.json({ jsonrpc: '2.0', id: 1, error })
    }
  }
  return {
    fetch,
    calls,
    urlsOf: (method: string) => calls.filter(call => call.method === method).map(({ url }) => url),
  }
}
