import { noRequestedChainSupported, PorticoError } from '@portico/protocol'
import { connectorIds } from '../constants/connectors.js'
import { recall } from '../store/recall.js'
import { selectNetwork } from '../store/slices/networks.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { PairingGrant, PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { describeGrant, getGrantedChains } from '../wallets/describeGrant.js'
import { applyConnection } from './applyConnection.js'
import { handleAdapterEvent } from './handleAdapterEvent.js'
import { leaveRemote } from './leaveRemote.js'
import { sessionEnd } from './sessionEnd.js'
import { setAdapterEventHandler } from './tellAdapterEvent.js'

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
        chainId,
        ...describeGrant(session.peer, namespace, grant),
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

/** The network the kit is on if the wallet granted it, else the first configured one that it did grant. */
function getChainId(portico: Portico, namespace: ChainNamespace, grant: PairingGrant): string {
  const { networks } = portico.store.get()
  const chains = getGrantedChains(grant)
  const current = networks.active[namespace]?.caipNetworkId
  const chosen =
    chains.find(chain => chain === current) ??
    chains.find(chain => selectNetwork(networks, chain) !== undefined) ??
    chains[0]
  return chosen?.slice(namespace.length + 1) ?? ''
}
