import type { PayRequest } from '@portico/protocol'
import type { PayProperties } from '../../events/Events.js'

/** What events about a payment tell: never an address of somebody. */
export const describePayment = ({ paymentAsset, amount }: PayRequest): PayProperties => ({
  network: paymentAsset.network,
  asset: paymentAsset.asset,
  amount,
})
