import { type Portico, watchState } from '@portico/core'
import type { RpcLog } from './createRpcLog.js'

type Request = (call: { readonly method: string }) => Promise<unknown>
interface Provider {
  request: Request
}

/** Records requests to wallets until stopped, by replacing their `request` method. */
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
        // Some wallets ignore the assignment silently.
        if (provider.request === during) replaced.set(provider, { before, during })
      } catch {
        // A frozen provider throws. Its calls are missing in the log.
      }
    }
  }

  look()
  const stop = watchState(portico, state => state.connectors, look)
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
