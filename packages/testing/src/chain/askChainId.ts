/** The chain of the node at an address, or undefined when nothing there answers. */
export async function askChainId(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    // Whatever is on that port: a shape other than this one fails the comparison of the caller.
    const { result } = (await response.json()) as { result?: string }
    return Number(result)
  } catch {
    return undefined
  }
}
