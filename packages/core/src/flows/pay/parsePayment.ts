import { invalidPayment, type PayRequest, PorticoError } from '@portico/protocol'
import { getFamily } from '../../families/Families.js'
import type { Network } from '../../families/networks/Network.js'
import type { Portico } from '../../runtime/Portico.js'
import { isCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import { parseUnits } from '../../utils/parseUnits.js'

export interface ParsedPayment {
  readonly network: Network
  readonly units: bigint
  readonly token?: { readonly address: string; readonly decimals: number } | undefined
}

export function parsePayment({ store }: Portico, request: PayRequest): ParsedPayment {
  const { orderId, paymentAsset, recipient, amount } = request
  const { networks, families } = store.get()
  const { network: id, asset, metadata } = paymentAsset ?? {}
  if (!orderId || typeof orderId !== 'string' || orderId.length > 200) throw refuse('it names no order')
  const network = isCaipNetworkId(id) && networks.requested.find(each => each.caipNetworkId === id)
  if (!network) throw refuse('its network is not among those of the site')
  const family = getFamily(families, network.chainNamespace)
  if (!family.abilities.includes('send')) throw refuse('nothing can be paid on its network')
  if (typeof recipient !== 'string' || !family.isAddress(recipient))
    throw refuse('the recipient is no address of its network')
  if (typeof asset !== 'string' || (asset !== 'native' && !family.isAddress(asset)))
    throw refuse('what it is paid with is no token of its network')
  const { decimals, symbol } = metadata ?? {}
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36 || !symbol)
    throw refuse('what it is paid with has no symbol or decimals')
  if (asset === 'native' && decimals !== network.nativeCurrency.decimals)
    throw refuse('the currency of its network has other decimals')
  const units = parseUnits(String(amount), decimals)
  if (units === undefined || units <= 0n) throw refuse('the amount is no positive number')
  return { network, units, ...(asset !== 'native' && { token: { address: asset, decimals } }) }
}

const refuse = (reason: string) => new PorticoError(invalidPayment, { context: { reason } })
