import { networkChanged, PorticoError } from '@portico/protocol'
import type { NetworkId } from '../networks/networks.ts'
import type { VaultContext } from './VaultContext.ts'

export function changeNetwork(
  { state, circumstances }: Pick<VaultContext, 'state' | 'circumstances'>,
  network: NetworkId,
): void {
  if (network === state.network) return
  state.network = network
  circumstances.change(new PorticoError(networkChanged))
}
