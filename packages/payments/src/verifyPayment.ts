import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import type { RpcFamily } from '@portico/protocol/frame'
import type { NodeRequest, PaymentContext, PaymentTransaction } from './PaymentContext.js'
import { refusePayment } from './PaymentContext.js'
import type { PaymentStore } from './PaymentStore.js'
import { normaliseBitcoin, readBitcoinPayment } from './readBitcoinPayment.js'
import { readCosmosPayment } from './readCosmosPayment.js'
import { readEvmPayment } from './readEvmPayment.js'
import { readSolanaPayment } from './readSolanaPayment.js'

export interface PaymentRules {
  /** The payment request from the shop's own database, not from the page. */
  readonly order: PayRequest
  /** Client of a trusted node of the network, as returned by `createNodeRequest`. */
  readonly request: NodeRequest
  readonly store: PaymentStore
  /** When the order was created (Unix time in milliseconds); older transactions are refused. */
  readonly since: number
  /** The account that has to have paid, such as the signed-in one: anyone can refer to a public transaction. */
  readonly payer?: string | undefined
  /** Accepts any payer, such as an exchange; only safe if the recipient is unique to this order. */
  readonly anyPayer?: true | undefined
  /** Required confirmations. On Solana more than one means finalized. @default 1 */
  readonly confirmations?: number | undefined
}

export interface VerifiedPayment {
  readonly orderId: string
  /** Identifies what one payer has paid one recipient in one transaction; the store's key. */
  readonly paymentId: string
  /** Empty if several have paid together, on Bitcoin. */
  readonly payer: string
  /** In the smallest unit; at least the requested amount. */
  readonly units: bigint
}

interface PaymentFamily {
  readonly read: (context: PaymentContext) => Promise<PaymentTransaction>
  readonly normalise: (address: string) => string
}

const toLower = (address: string) => address.toLowerCase()

const families: Readonly<Record<RpcFamily, PaymentFamily | undefined>> = {
  eip155: { read: readEvmPayment, normalise: toLower },
  solana: { read: readSolanaPayment, normalise: address => address },
  bip122: { read: readBitcoinPayment, normalise: normaliseBitcoin },
  cosmos: { read: readCosmosPayment, normalise: toLower },
  polkadot: undefined,
}

const isFamily = (namespace: string): namespace is RpcFamily => Object.hasOwn(families, namespace)

/** Verifies a payment on chain, without trusting the page. Throws `payment_pending` or `payment_refused`. */
export async function verifyPayment(receipt: PaymentReceipt, rules: PaymentRules): Promise<VerifiedPayment> {
  const { order, request, store, since, payer, anyPayer, confirmations = 1 } = rules
  const { orderId, paymentAsset, amount } = order
  const { network, asset, metadata } = paymentAsset
  const { transaction } = receipt ?? {}
  if (receipt?.orderId !== orderId) throw refusePayment('it is for another order')
  if (receipt.network !== network) throw refusePayment('it is on another network')
  if (!payer && anyPayer !== true) throw refusePayment('the shop does not say who has to have paid')
  if (typeof transaction !== 'string' || !/^[a-zA-Z0-9]{32,128}$/.test(transaction))
    throw refusePayment('it names no transaction')
  const [namespace = '', reference = ''] = network.split(':')
  const family = isFamily(namespace) ? families[namespace] : undefined
  if (!family) throw refusePayment('payments on its network cannot be checked')
  const wanted = toUnits(amount, metadata.decimals)
  const token = asset === 'native' ? undefined : asset
  const recipient = family.normalise(order.recipient)
  const context = { reference, transaction, token, recipient, request, confirmations }
  const { id, at, paid } = await family.read(context)
  const [by, units] = choosePayer(paid, payer ? family.normalise(payer) : undefined)
  if (units < wanted) throw refusePayment('it is less than was asked for')
  if (!(at >= Math.floor(since / 1000) * 1000)) throw refusePayment('it is older than the order')
  const paymentId = [network, id, recipient, by].join(':')
  if (!(await store.claim(paymentId, orderId))) throw refusePayment('it has settled another order')
  return { orderId, paymentId, payer: by, units }
}

/** The required payer, otherwise the one that has paid most. */
function choosePayer(paid: ReadonlyMap<string, bigint>, wanted: string | undefined) {
  const [most] = [...paid]
    .filter(([payer, units]) => units > 0n && (wanted === undefined || payer === wanted))
    .sort(([, one], [, other]) => (one < other ? 1 : -1))
  if (most) return most
  const isPaid = [...paid.values()].some(units => units > 0n)
  throw refusePayment(
    isPaid ? 'another account has paid' : 'it pays the recipient nothing of what was asked for',
  )
}

function toUnits(amount: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const isSound = Number.isInteger(decimals) && decimals >= 0 && fraction.length <= decimals
  const units = whole !== '' && isSound ? BigInt(whole + fraction.padEnd(decimals, '0')) : 0n
  if (units === 0n) throw refusePayment('the order has no amount')
  return units
}
