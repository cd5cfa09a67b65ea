import { readProperty } from '@portico/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'

type ProviderListeners = Readonly<Record<string, (value: unknown) => void>>

/** After the returned function is called, no event arrives, even if the wallet cannot unsubscribe. */
export function listenToProvider(provider: Eip1193Provider, listeners: ProviderListeners): () => void {
  let listening = true
  const attached = Object.entries(listeners).map(([event, listener]) => {
    const guarded = (value: unknown) => {
      if (listening) listener(value)
    }
    call(provider, 'on', event, guarded)
    return [event, guarded] as const
  })
  return () => {
    listening = false
    for (const [event, guarded] of attached) call(provider, 'removeListener', event, guarded)
  }
}

function call(provider: Eip1193Provider, method: string, ...parameters: readonly unknown[]): void {
  const found = readProperty(provider, method)
  if (typeof found !== 'function') return
  try {
    found.apply(provider, parameters)
  } catch {
    // A wallet that cannot (un)subscribe still answers requests.
  }
}
