import type { WebSocket } from 'ws'
import { answerJsonRpc, JsonRpcError, stringify } from '../localChain/jsonRpc.js'
import { encodeAccount } from './encodeAccount.js'
import type { SolanaChain } from './SolanaChain.js'
import { readAddress, solanaRpc } from './solanaRpc.js'

type Notify = (method: string, result: unknown, options?: { last: boolean }) => void
type Subscription = (chain: SolanaChain, params: readonly unknown[], notify: Notify) => () => void

const nothing = () => {}

const signatureSubscribe: Subscription = (chain, [signature], notify) => {
  const tell = ({ slot, error }: { slot: bigint; error: unknown }) =>
    notify('signatureNotification', { context: { slot }, value: { err: error } }, { last: true })
  const known = chain.findTransaction(String(signature))
  if (known) {
    tell(known)
    return nothing
  }
  return chain.onTransaction(transaction => transaction.signature === signature && tell(transaction))
}

const accountSubscribe: Subscription = (chain, [text, options], notify) => {
  const address = readAddress(text)
  const read = () => stringify(encodeAccount(chain, address, options))
  let last = read()
  return chain.onTransaction(({ slot }) => {
    const now = read()
    if (now === last) return
    last = now
    notify('accountNotification', { context: { slot }, value: encodeAccount(chain, address, options) })
  })
}

const slotSubscribe: Subscription = (chain, _, notify) =>
  chain.onSlot(slot => notify('slotNotification', { slot, parent: slot - 1n, root: slot }))

const subscriptions: Readonly<Record<string, Subscription>> = {
  accountSubscribe,
  signatureSubscribe,
  slotSubscribe,
}

/** Serves one WebSocket: the HTTP methods, and subscriptions until it closes. */
export function serveSubscriptions(chain: SolanaChain, socket: WebSocket): void {
  const active = new Map<number, () => void>()
  let lastId = 0

  function subscribe(subscription: Subscription, params: readonly unknown[]): number {
    const id = ++lastId
    const end = subscription(chain, params, (method, result, { last } = { last: false }) => {
      const send = () =>
        socket.send(stringify({ jsonrpc: '2.0', method, params: { subscription: id, result } }))
      // The subscription id must be sent before its first event.
      setImmediate(send)
      if (last) unsubscribe(id)
    })
    active.set(id, end)
    return id
  }

  function unsubscribe(id: number): boolean {
    active.get(id)?.()
    return active.delete(id)
  }

  function call(method: string, params: unknown): unknown {
    const list = Array.isArray(params) ? params : []
    const subscription = subscriptions[method]
    if (subscription) return subscribe(subscription, list)
    if (subscriptions[method.replace(/Unsubscribe$/, 'Subscribe')]) return unsubscribe(Number(list[0]))
    return callSolana(chain, method, list)
  }

  socket.on('message', async data => {
    const answer = await answerJsonRpc(String(data), call)
    if (answer !== undefined) socket.send(answer)
  })
  socket.on('close', () => {
    for (const id of [...active.keys()]) unsubscribe(id)
  })
}

export function callSolana(chain: SolanaChain, method: string, params: unknown): unknown {
  const handler = Object.hasOwn(solanaRpc, method) ? solanaRpc[method] : undefined
  if (!handler) throw new JsonRpcError(-32601, `Method not found: ${method}`)
  return handler(chain, Array.isArray(params) ? params : [])
}
