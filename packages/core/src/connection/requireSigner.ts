import {
  accountChanged,
  chainNotSupported,
  connectorNotFound,
  notConnected,
  PorticoError,
} from '@portico/protocol'
import { isSameAddress } from '../caip/isSameAddress.js'
import { getFamily } from '../families/Families.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { AccountParameters, Adapter } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { getAdapter } from './getAdapter.js'
import { getConnector } from './getConnector.js'
import { getInitialNetwork } from './getInitialNetwork.js'
import { flushEvents } from './paceEvents.js'

export interface Signer extends AccountParameters {
  readonly adapter: Adapter
}

/** Who would sign now, or the error that says to connect first. */
export function requireSigner(portico: Portico, namespace?: ChainNamespace): Signer {
  flushEvents(portico)
  const state = portico.store.get()
  const account = selectConnectedAccount(state, namespace)
  if (!account) throw new PorticoError(notConnected)
  const { connectorId, address } = account
  const connector = getConnector(portico, account.namespace, account)
  if (!connector) throw new PorticoError(connectorNotFound, { context: { connectorId } })
  const network = state.networks.active[account.namespace] ?? getInitialNetwork(portico, account.namespace)
  return { adapter: getAdapter(portico, account.namespace), connector, network, address }
}

/** Refuses an answer that was given for another account than the one that asked. */
export async function assertSameSigner(
  portico: Portico,
  { adapter: { namespace }, address }: Signer,
): Promise<void> {
  // What wallets have told so far comes first: whose signature this is may depend on it.
  await portico.runtime.ready()
  flushEvents(portico)
  const state = portico.store.get()
  const now = selectConnectedAccount(state, namespace)
  if (!now || !isSameAddress(getFamily(state.families, namespace), now.address, address))
    throw new PorticoError(accountChanged)
}

/** Nothing is sent on a network that the site does not know. */
export function assertKnownNetwork({ options }: Portico, { network }: Signer): void {
  if (!network.supported && !options.allowUnsupportedNetwork) throw new PorticoError(chainNotSupported)
}
