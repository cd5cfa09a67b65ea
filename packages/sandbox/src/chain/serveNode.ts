import type { WebSocket } from 'ws'
import { answerJsonRpc, JsonRpcError } from '../localChain/jsonRpc.js'
import { listen } from '../localChain/listen.js'

export type NodeBackend = {
  /** Throws a `JsonRpcError` for an error response. */
  call(method: string, params: unknown): Promise<unknown>
  /** If it supports subscriptions: called for each event with the id from `eth_subscribe`. */
  onEvent?(listener: (subscription: string, result: unknown) => void): () => void
}

export type ServedNode = { url: string; stop(): Promise<void> }

export const methodNotFound = () => new JsonRpcError(-32601, 'Method not found')

/** HTTP and WebSocket server of a node, on loopback only. */
export async function serveNode(backend: NodeBackend, port?: number): Promise<ServedNode> {
  const listener = await listen({
    port,
    answer: async ({ body }) => ({ body: (await answerJsonRpc(body, answerOverHttp)) ?? '' }),
    connect: socket => serveSocket(backend, socket),
  }).catch(cause => {
    throw new Error(`The chain cannot listen on port ${port}: ${cause.message}`, { cause })
  })
  return { url: `http://127.0.0.1:${listener.port}`, stop: listener.stop }

  async function answerOverHttp(method: string, params: unknown) {
    // HTTP has no subscriptions.
    if (method === 'eth_subscribe') throw methodNotFound()
    return backend.call(method, params)
  }
}

function serveSocket(backend: NodeBackend, socket: WebSocket): void {
  const subscriptions = new Set<string>()
  const stopListening = backend.onEvent?.((subscription, result) => {
    if (!subscriptions.has(subscription)) return
    const params = { subscription, result }
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params }))
  })
  const call = async (method: string, params: unknown) => {
    if (method === 'eth_subscribe' && !backend.onEvent) throw methodNotFound()
    const result = await backend.call(method, params)
    if (method === 'eth_subscribe') subscriptions.add(String(result))
    return result
  }
  socket.on('message', async data => {
    const reply = await answerJsonRpc(String(data), call)
    if (reply !== undefined) socket.send(reply)
  })
  socket.on('error', () => socket.terminate())
  socket.once('close', () => {
    stopListening?.()
    for (const subscription of subscriptions) void backend.call('eth_unsubscribe', [subscription])
  })
}
