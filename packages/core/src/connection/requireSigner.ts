import {
  accountChanged,
  chainNotSupported,
  connectorNotFound,
  notConnected,
  PorticoError,
} from '@portico/protocol'
import type { AccountParameters, Adapter } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import { getAdapter } from './getAdapter.js'
import { getConnector } from './getConnector.js'
import { getInitialNetwork } from './getInitialNetwork.js'
import { flushEvents } from './paceEvents.js'

export interface Signer extends AccountParameters {
  readonly adapter: Adapter
}

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

/** Rejects a response that was given for another account than the requesting one. */
export async function assertSameSigner(
  portico: Portico,
  { adapter: { namespace }, address }: Signer,
): Promise<void> {
  // Pending wallet events come first: they may change the signer.
  await portico.runtime.ready()
  flushEvents(portico)
  const state = portico.store.get()
  const now = selectConnectedAccount(state, namespace)
  if (!now || !isSameAddress(getFamily(state.families, namespace), now.address, address))
    throw new PorticoError(accountChanged)
}

export function assertKnownNetwork({ options }: Portico, { network }: Signer): void {
  if (!network.supported && !options.allowUnsupportedNetwork) throw new PorticoError(chainNotSupported)
}
