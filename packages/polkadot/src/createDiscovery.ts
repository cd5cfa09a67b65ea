import type { AdapterContext, Connector } from '@portico/core'
import { cleanText, readProperty } from '@portico/core/adapter'

/** More than anybody has installed. */
const maximum = 100

/** Wallets call themselves by a short key; these are the names that people know. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot{.js}',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  enkrypt: 'Enkrypt',
  'fearless-wallet': 'Fearless',
  'polkagate-snap': 'PolkaGate Snap',
  polkagate: 'PolkaGate',
}

/**
 * Tells the wallets of `injectedWeb3`, now and once the page has loaded: some come late. A wallet keeps the object it
 * was found with: a script may replace it on the page.
 */
export function createDiscovery({ environment, options, emit }: AdapterContext): () => () => void {
  const { page } = environment
  const found = new Map<string, Connector>()
  const tell = () => emit({ type: 'connectors', connectors: [...found.values()] })

  function look(): void {
    const before = found.size
    for (const [key, provider] of listInjected(readProperty(page, 'injectedWeb3'))) {
      const name = Object.hasOwn(names, key) ? names[key] : cleanText(key, 60)
      if (!name || found.has(key) || typeof readProperty(provider, 'enable') !== 'function') continue
      found.set(key, { id: key, name, type: 'INJECTED', chain: 'polkadot', info: { name }, provider })
    }
    if (found.size !== before) tell()
  }

  return () => {
    if (!options.enableInjected) return () => undefined
    tell()
    look()
    page?.addEventListener('load', look)
    return () => page?.removeEventListener('load', look)
  }
}

function listInjected(injected: unknown): readonly (readonly [string, unknown])[] {
  if (typeof injected !== 'object' || injected === null) return []
  try {
    const keys = Object.keys(injected).slice(0, maximum)
    return keys.map(key => [key, readProperty(injected, key)] as const)
  } catch {
    // A proxy that refuses to be listed holds no wallet.
    return []
  }
}
