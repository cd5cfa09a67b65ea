import { type PaymentReceipt, type PayRequest, PorticoError, paymentRefused } from '@portico/protocol'
import type { FoundPayment, NodeRequest, PaymentContext } from './PaymentContext.js'
import { readEvmPayment } from './readEvmPayment.js'
import { readSolanaPayment } from './readSolanaPayment.js'

export interface PaymentRules {
  /** What the shop has asked for, from its own books and not from the page. */
  readonly order: PayRequest
  /** Asks a node of the network that the shop trusts. */
  readonly request: NodeRequest
  /** Who has to have paid, such as whoever has signed in: transactions are public, and anybody can point to one. */
  readonly payer?: string | undefined
  /** Instead of the payer, where the recipient is for this order alone: an exchange pays from any address. */
  readonly anyPayer?: true | undefined
  /** When the order was made, in milliseconds since 1970: nothing older counts. */
  readonly since?: number | undefined
  /** How many blocks, its own included, have to stand on it. @default 1 */
  readonly confirmations?: number | undefined
}

export interface VerifiedPayment {
  readonly orderId: string
  /** Keep it, and refuse one that was kept before: a payment counts for one order. */
  readonly paymentId: string
  readonly payer: string
  /** In the smallest unit; at least what was asked for. */
  readonly units: bigint
}

type ReadPayment = (context: PaymentContext) => Promise<FoundPayment | undefined>

const readers: Readonly<Record<string, ReadPayment>> = { eip155: readEvmPayment, solana: readSolanaPayment }

/**
 * Whether a payment has happened: looks for it on the chain, by a node of the shop's own choice, and believes nothing that
 * the page says. Throws with the reason where it does not count. Whether it has counted before is for the caller to know:
 * keep its `paymentId`.
 */
export async function verifyPayment(receipt: PaymentReceipt, rules: PaymentRules): Promise<VerifiedPayment> {
  const { order, request, payer, anyPayer, since, confirmations = 1 } = rules
  const { network, asset, metadata } = order.paymentAsset
  const { transaction } = receipt ?? {}
  if (receipt?.orderId !== order.orderId) throw refuse('it is for another order')
  if (receipt.network !== network) throw refuse('it is on another network')
  if (payer === undefined && anyPayer !== true) throw refuse('the shop does not say who has to have paid')
  if (typeof transaction !== 'string' || !/^[a-zA-Z0-9]{32,128}$/.test(transaction))
    throw refuse('it names no transaction')
  const [namespace = ''] = network.split(':')
  const read = Object.hasOwn(readers, namespace) ? readers[namespace] : undefined
  if (!read) throw refuse('payments on its network cannot be checked')
  const wanted = toUnits(order.amount, metadata.decimals)
  const token = asset === 'native' ? undefined : asset
  const found = await read({ transaction, token, recipient: order.recipient, request, confirmations })
  if (!found) throw refuse('the network has not confirmed it')
  if (found.units < wanted) throw refuse('it is less than was asked for')
  const isSame = (one: string, other: string) =>
    namespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other
  if (payer !== undefined && !isSame(payer, found.payer)) throw refuse('somebody else has paid')
  if (since !== undefined && found.at < Math.floor(since / 1000) * 1000)
    throw refuse('it is older than the order')
  const { orderId } = order
  return { orderId, paymentId: `${network}:${found.id}`, payer: found.payer, units: found.units }
}

function toUnits(amount: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === '' || fraction.length > decimals) throw refuse('the amount of the order is none')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

const refuse = (reason: string) => new PorticoError(paymentRefused, { context: { reason } })
