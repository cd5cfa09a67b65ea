import type { PaymentContext, PaymentTransaction } from './PaymentContext.js'
import { assertNetwork, deferPayment, refusePayment, toRecord, toRecords } from './PaymentContext.js'

/** Seconds by which the time of a valid block may be wrong. */
const clockDrift = 7200

export async function readBitcoinPayment(context: PaymentContext): Promise<PaymentTransaction> {
  const { reference, transaction, token, recipient, request, confirmations } = context
  if (token !== undefined) throw refusePayment('Bitcoin has no tokens')
  assertNetwork(String(await request('/block-height/0', [])).slice(0, 32) === reference)
  const id = transaction.toLowerCase()
  const found = toRecord(await request(`/tx/${id}`, []))
  const status = toRecord(found?.status)
  const [height, time] = [status?.block_height, status?.block_time]
  if (found?.txid !== id || status?.confirmed !== true) throw deferPayment()
  if (typeof height !== 'number' || typeof time !== 'number') throw deferPayment()
  // A reorganisation may have removed the block since.
  if ((await request(`/block-height/${height}`, [])) !== status.block_hash) throw deferPayment()
  const tip = Number(await request('/blocks/tip/height', []))
  if (!(tip - height + 1 >= confirmations)) throw deferPayment()
  const spent = toRecords(found.vin).map(({ prevout }) => toOutput(toRecord(prevout)))
  const sum = (outputs: readonly Output[]) =>
    outputs
      .filter(({ address }) => address === recipient)
      .reduce((total, { satoshis }) => total + satoshis, 0n)
  const [payer = '', ...others] = new Set(spent.map(({ address }) => address))
  const units = sum(toRecords(found.vout).map(toOutput)) - sum(spent)
  return {
    id,
    at: (time + clockDrift) * 1000,
    paid: new Map([[others.length === 0 ? payer : '', units]]),
  }
}

interface Output {
  readonly address: string
  readonly satoshis: bigint
}

function toOutput(output: Readonly<Record<string, unknown>> | undefined): Output {
  const { scriptpubkey_address: address, value } = output ?? {}
  return {
    address: typeof address === 'string' ? normaliseBitcoin(address) : '',
    satoshis: Number.isSafeInteger(value) ? BigInt(Number(value)) : 0n,
  }
}

/** Bech32 may be in upper case, as in QR codes; base58 is case-sensitive. */
export const normaliseBitcoin = (address: string) =>
  /^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address
