import { type Portico, watch } from '@portico/core'
import type { RpcLog } from './createRpcLog.js'

type Request = (call: { readonly method: string }) => Promise<unknown>
interface Provider {
  request: Request
}

/** Listens in on what wallets are asked, until stopped: their `request` is replaced meanwhile. */
export function watchWallets(portico: Portico, log: RpcLog): () => void {
  const replaced = new Map<Provider, { readonly before: Request; readonly during: Request }>()

  function look(): void {
    for (const { id, provider } of portico.store.get().connectors) {
      if (!isProvider(provider) || replaced.has(provider)) continue
      const before = provider.request
      const during: Request = call =>
        log.follow(id, String(call?.method), async () => before.call(provider, call))
      try {
        provider.request = during
        // Some wallets let nobody change them, without a word.
        if (provider.request === during) replaced.set(provider, { before, during })
      } catch {
        // Others say so. Their calls are not in the log.
      }
    }
  }

  look()
  const stop = watch(portico, state => state.connectors, look)
  return () => {
    stop()
    for (const [provider, { before, during }] of replaced)
      if (provider.request === during) provider.request = before
  }
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}
