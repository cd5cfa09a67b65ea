import { networkNotFound, PorticoError, requestAborted, unsupportedOperation } from '@portico/protocol'
import { getAdapter } from '../connection/getAdapter.js'
import { requireSigner } from '../connection/requireSigner.js'
import { getFamily } from '../families/Families.js'
import type { Balance, BalanceOwner } from '../store/Account.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectRequestedNetwork } from '../store/slices/networks.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import type { Portico } from './Portico.js'

export async function readBalance(
  portico: Portico,
  { namespace, caipAddress, isOther }: BalanceOwner,
  signal: AbortSignal,
): Promise<Balance> {
  const { environment, storage, store } = portico
  if (!getFamily(store.get().families, namespace).abilities.includes('balance'))
    throw new PorticoError(unsupportedOperation, { context: { operation: 'getBalance', namespace } })
  if (isOther) {
    const { caipNetworkId, address } = parseCaipAddress(caipAddress)
    const network = selectRequestedNetwork(store.get().networks, caipNetworkId)
    if (!network) throw new PorticoError(networkNotFound, { context: { network: caipNetworkId } })
    return getAdapter(portico, namespace).getBalance({ network, address })
  }
  const { adapter, ...signer } = requireSigner(portico, namespace)
  // The account may have changed while this was loaded.
  if (selectConnectedAccount(store.get(), namespace)?.caipAddress !== caipAddress)
    throw new PorticoError(requestAborted)
  const balance = await adapter.getBalance(signer)
  // The account has disconnected; a cached entry would reveal its address.
  if (signal.aborted) throw new PorticoError(requestAborted)
  const entry = { balance, timestamp: environment.now() }
  storage.set('nativeBalanceCache', { ...storage.get('nativeBalanceCache'), [caipAddress]: entry })
  return balance
}
