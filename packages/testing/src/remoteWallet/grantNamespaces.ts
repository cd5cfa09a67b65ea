import type { GrantedNamespace, GrantedNamespaces, ProposedNamespaces } from '@portico/pairing/wallet'
import { walletEvents } from './walletMethods.js'

export interface Holdings {
  /** Served chains, the current one first. */
  readonly chains: readonly string[]
  /** Accounts visible on a chain, the active one first. */
  getAddresses(chain: string): readonly string[]
  /** The wallet's methods of a family. */
  listMethods(family: string): readonly string[]
}

/** The part of a site's request that the wallet supports. */
export function grantNamespaces(
  proposed: readonly ProposedNamespaces[],
  { chains: served, getAddresses, listMethods }: Holdings,
): GrantedNamespaces {
  const entries = proposed.flatMap(namespaces => Object.entries(namespaces))
  const families = new Set(entries.map(([key]) => getFamily(key)))
  const granted = [...families].map((family): [string, GrantedNamespace] => {
    const asked = entries.filter(([key]) => getFamily(key) === family)
    const wanted = asked.flatMap(([key, { chains = [] }]) => (key.includes(':') ? [key] : chains))
    const chains = served.filter(chain => wanted.includes(chain))
    const methods = asked.flatMap(([, namespace]) => namespace.methods)
    const events = asked.flatMap(([, namespace]) => namespace.events)
    return [
      family,
      {
        chains,
        accounts: listAccounts(chains, getAddresses),
        methods: listMethods(family).filter(method => methods.includes(method)),
        events: walletEvents.filter(event => events.includes(event)),
      },
    ]
  })
  return Object.fromEntries(granted.filter(([, { accounts }]) => accounts.length > 0))
}

/** The same session for other accounts, and possibly one more chain. */
export function regrant(
  namespaces: GrantedNamespaces,
  getAddresses: Holdings['getAddresses'],
  added?: string,
): GrantedNamespaces {
  const entries = Object.entries(namespaces).map(([key, namespace]): [string, GrantedNamespace] => {
    const family = getFamily(key)
    const chains = new Set(namespace.accounts.map(account => account.slice(0, account.lastIndexOf(':'))))
    if (added && getFamily(added) === family) chains.add(added)
    const accounts = listAccounts([...chains], getAddresses)
    return [key, { ...namespace, chains: [...chains], accounts }]
  })
  return Object.fromEntries(entries)
}

const getFamily = (chain: string) => chain.split(':')[0] ?? chain

function listAccounts(chains: readonly string[], getAddresses: Holdings['getAddresses']): readonly string[] {
  return chains.flatMap(chain => getAddresses(chain).map(address => `${chain}:${address}`))
}
