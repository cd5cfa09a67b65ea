import { noRequestedChainSupported, PorticoError } from '@portico/protocol'
import { parseCaipAddress } from '../caip/parseCaipAddress.js'
import { connectorIds } from '../constants/connectors.js'
import { recall } from '../store/recall.js'
import { selectNetwork } from '../store/slices/networks.js'
import type { WalletAccount } from '../types/Account.js'
import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'
import type { PairingGrant, PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { applyConnection } from './applyConnection.js'
import { handleAdapterEvent, sessionEnd } from './handleAdapterEvent.js'
import { leaveRemote } from './leaveRemote.js'
import { setAdapterEventHandler } from './tellAdapterEvent.js'

const movingMethods: ReadonlySet<string> = new Set(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])

/** Connects every family that a remote wallet granted and the owner configured. */
export function applySession(
  portico: Portico,
  session: PairingSession,
  {
    makeActive = true,
    updated = false,
  }: {
    readonly makeActive?: boolean
    /** The session goes on, and so does its provider, which may be on its way to another network. */
    readonly updated?: boolean
  } = {},
): void {
  const granted = Object.entries(session.namespaces) as [ChainNamespace, PairingGrant][]
  const { networks } = portico.store.get()
  let usable = granted.filter(
    ([namespace, { accounts }]) =>
      accounts.length > 0 && networks.requested.some(network => network.chainNamespace === namespace),
  )
  if (usable.length === 0) throw new PorticoError(noRequestedChainSupported)
  if (updated) usable = usable.filter(([namespace]) => !isServedByAnother(portico, namespace))
  setAdapterEventHandler(portico, handleAdapterEvent)
  recall(portico, sessionEnd).leave = leaveRemote
  const active = usable.find(([namespace]) => namespace === networks.activeNamespace) ?? usable[0]
  for (const [namespace, grant] of usable) {
    const chainId = getChainId(portico, namespace, grant)
    // Before anybody asks the provider where it is.
    if (!updated) portico.pairing?.setNetwork(`${namespace}:${chainId}`)
    applyConnection(
      portico,
      namespace,
      {
        connectorId: connectorIds.walletConnect,
        accounts: getAccounts(grant),
        chainId,
        wallet: {
          name: session.peer.name,
          icon: session.peer.icons[0],
          type: 'WALLET_CONNECT',
          approvedNetworks: canMove(namespace, grant) ? undefined : getChains(grant),
        },
      },
      { makeActive: makeActive && !updated && namespace === active?.[0] },
    )
  }
}

/** The visitor has turned to another wallet there; news of the session do not change that. */
function isServedByAnother({ store }: Portico, namespace: ChainNamespace): boolean {
  const account = store.get().accounts[namespace]
  return account?.status === 'connected' && account.connectorId !== connectorIds.walletConnect
}

function getAccounts(grant: PairingGrant): readonly WalletAccount[] {
  const addresses = new Set(grant.accounts.map(account => parseCaipAddress(account).address))
  return [...addresses].map(address => ({ address }))
}

const getChains = ({ accounts }: PairingGrant) =>
  accounts.map(account => account.slice(0, account.lastIndexOf(':')) as CaipNetworkId)

/** Only EVM wallets know how to be asked for a chain that they did not grant at first. */
function canMove(namespace: ChainNamespace, { methods }: PairingGrant): boolean {
  return namespace === 'eip155' && methods.some(method => movingMethods.has(method))
}

/** The network the kit is on if the wallet granted it, else the first configured one that it did grant. */
function getChainId(portico: Portico, namespace: ChainNamespace, grant: PairingGrant): string {
  const { networks } = portico.store.get()
  const chains = getChains(grant)
  const current = networks.active[namespace]?.caipNetworkId
  const chosen =
    chains.find(chain => chain === current) ??
    chains.find(chain => selectNetwork(networks, chain) !== undefined) ??
    chains[0]
  return chosen?.slice(namespace.length + 1) ?? ''
}
