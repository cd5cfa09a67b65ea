import { networkNotServed, PorticoError } from '@portico/protocol'
import { parseNetworkId } from '../../networks/networks.ts'
import type { Handler } from '../Handler.ts'

export const switchNetwork: Handler<'SWITCH_NETWORK'> = async ({ chainId }, { state }) => {
  const network = parseNetworkId(chainId)
  if (!network) throw new PorticoError(networkNotServed, { context: { network: String(chainId) } })
  state.network = network
  return { chainId: network }
}
