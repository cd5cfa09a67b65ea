import type { Connector } from '@portico/core'
import { cleanText, readProperty } from '@portico/core/adapter'

const maximum = 100

const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot{.js}',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  enkrypt: 'Enkrypt',
  'fearless-wallet': 'Fearless',
  'polkagate-snap': 'PolkaGate Snap',
  polkagate: 'PolkaGate',
}

export function findWallets(page: unknown): readonly Connector[] {
  return listInjected(readProperty(page, 'injectedWeb3')).flatMap(([key, provider]) => {
    // Keys are stored and compared, so one that needs cleaning is ignored.
    const isPlain = cleanText(key, 60) === key
    const name = Object.hasOwn(names, key) ? names[key] : key
    if (!isPlain || !name || typeof readProperty(provider, 'enable') !== 'function') return []
    return [{ id: key, name, type: 'INJECTED', chain: 'polkadot', info: { name }, provider }]
  })
}

function listInjected(injected: unknown): readonly (readonly [string, unknown])[] {
  if (typeof injected !== 'object' || injected === null) return []
  try {
    const keys = Object.keys(injected).slice(0, maximum)
    return keys.map(key => [key, readProperty(injected, key)] as const)
  } catch {
    // A proxy that refuses enumeration has no wallets.
    return []
  }
}
