import type { PaymentContext, PaymentTransaction, Transfer } from './PaymentContext.js'
import {
  assertNetwork,
  deferPayment,
  refusePayment,
  sumTransfers,
  toRecord,
  toRecords,
} from './PaymentContext.js'

/** Uses the REST API. Only transfers in the payer's own signed messages count. */
export async function readCosmosPayment(context: PaymentContext): Promise<PaymentTransaction> {
  const { reference, transaction, token: denom, recipient, request, confirmations } = context
  if (denom === undefined) throw refusePayment('its asset has to be a denomination such as uatom')
  const latest = toRecord(await request('/cosmos/base/tendermint/v1beta1/blocks/latest', []))
  const header = toRecord(toRecord(latest?.block)?.header)
  assertNetwork(header?.chain_id === reference)
  const id = transaction.toUpperCase()
  const found = toRecord(await request(`/cosmos/tx/v1beta1/txs/${id}`, []))
  const result = toRecord(found?.tx_response)
  const [height, at] = [Number(result?.height), Date.parse(String(result?.timestamp))]
  if (String(result?.txhash).toUpperCase() !== id || !(height > 0) || !Number.isFinite(at))
    throw deferPayment()
  if (!(Number(header?.height) - height + 1 >= confirmations)) throw deferPayment()
  if (result?.code !== 0) throw refusePayment('its transaction has failed')
  const body = toRecord(toRecord(result.tx)?.body)
  const transfers = toRecords(body?.messages).flatMap(message => toTransfers(message, denom))
  return { id, at, paid: sumTransfers(transfers, recipient) }
}

function toTransfers(message: Readonly<Record<string, unknown>>, wanted: string): readonly Transfer[] {
  const { '@type': type, from_address: from, to_address: to, amount } = message
  if (type !== '/cosmos.bank.v1beta1.MsgSend') return []
  return toRecords(amount)
    .filter(({ denom, amount: units }) => denom === wanted && /^\d+$/.test(String(units)))
    .map(({ amount: units }) => ({
      from: String(from).toLowerCase(),
      to: String(to).toLowerCase(),
      units: BigInt(String(units)),
    }))
}
