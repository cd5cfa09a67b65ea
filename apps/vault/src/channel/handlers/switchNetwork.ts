import { networkNotServed, PorticoError } from '@portico/protocol'
import { parseNetworkId } from '../../networks/networks.ts'
import { changeNetwork } from '../changeNetwork.ts'
import type { Handler } from '../Handler.ts'

export const switchNetwork: Handler<'SWITCH_NETWORK'> = async ({ chainId }, context) => {
  const network = parseNetworkId(chainId)
  if (!network) throw new PorticoError(networkNotServed, { context: { network: String(chainId) } })
  changeNetwork(context, network)
  return { chainId: network }
}
