import { connectorIds, type Page, readProperty } from '@portico/core/adapter'
import { type Eip1193Provider, isEip1193Provider } from '../provider/Eip1193Provider.js'

interface KnownWallet {
  readonly id: string
  readonly flags: readonly string[]
  readonly global?: string
  readonly rdns?: string
}

export const knownWallets: readonly KnownWallet[] = [
  {
    id: connectorIds.coinbaseWallet,
    flags: ['isCoinbaseWallet', 'isCoinbaseBrowser'],
    global: 'coinbaseWalletExtension',
    rdns: 'com.coinbase.wallet',
  },
  {
    id: connectorIds.okx,
    flags: ['isOkxWallet', 'isOKExWallet'],
    global: 'okxwallet',
    rdns: 'com.okex.wallet',
  },
  { id: connectorIds.ledger, flags: ['isLedgerConnect'] },
]

export interface InjectedWallet {
  readonly id: string
  readonly known: KnownWallet | undefined
  readonly provider: Eip1193Provider
}

export function readInjected(page: Page): readonly InjectedWallet[] {
  const ethereum = readProperty(page, 'ethereum')
  const several = readProperty(ethereum, 'providers')
  // If there is a list, `window.ethereum` is only a proxy for it.
  const fronts = Array.isArray(several) && several.length > 0 ? several.slice(0, 20) : [ethereum]
  const globals = knownWallets.map(({ global }) => global && readProperty(page, global))
  const found = new Map<string, InjectedWallet>()
  for (const provider of new Set([...fronts, ...globals])) {
    if (!isEip1193Provider(provider)) continue
    const known = recognise(page, provider)
    const id = known?.id ?? nextInjectedId(found)
    if (!found.has(id)) found.set(id, { id, known, provider })
  }
  return [...found.values()]
}

function recognise(page: Page, provider: Eip1193Provider): KnownWallet | undefined {
  return knownWallets.find(
    ({ flags, global }) =>
      flags.some(flag => readProperty(provider, flag) === true) ||
      (global !== undefined && readProperty(page, global) === provider),
  )
}

function nextInjectedId(found: ReadonlyMap<string, InjectedWallet>): string {
  const { injected } = connectorIds
  let id: string = injected
  for (let number = 2; found.has(id); number++) id = `${injected}${number}`
  return id
}

/** `isMetaMask` is excluded, because nearly every wallet sets it. */
export function readFlags(provider: object): string {
  return listKeys(provider)
    .filter(key => /^is[A-Z]/.test(key) && key !== 'isMetaMask' && readProperty(provider, key) === true)
    .sort()
    .join()
}

function listKeys(provider: object): readonly string[] {
  try {
    return Object.keys(provider)
  } catch {
    return []
  }
}
