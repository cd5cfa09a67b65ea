import type { PaymentContext, PaymentTransaction, Transfer } from './PaymentContext.js'
import {
  assertNetwork,
  deferPayment,
  refusePayment,
  sumTransfers,
  toRecord,
  toRecords,
} from './PaymentContext.js'

/** keccak256('Transfer(address,address,uint256)') */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export async function readEvmPayment(context: PaymentContext): Promise<PaymentTransaction> {
  const { reference, transaction, token, recipient, request, confirmations } = context
  assertNetwork(String(toNumber(await request('eth_chainId', []))) === reference)
  const receipt = toRecord(await request('eth_getTransactionReceipt', [transaction]))
  const id = toLower(receipt?.transactionHash)
  if (!receipt || id !== transaction.toLowerCase()) throw deferPayment()
  const block = toRecord(await request('eth_getBlockByNumber', [receipt.blockNumber, false]))
  const latest = toNumber(await request('eth_blockNumber', []))
  const [number, time] = [toNumber(receipt.blockNumber), toNumber(block?.timestamp)]
  if (number === undefined || time === undefined || latest === undefined) throw deferPayment()
  // A reorganisation may have removed the block since.
  if (toLower(block?.hash) !== toLower(receipt.blockHash)) throw deferPayment()
  if (latest - number + 1n < BigInt(confirmations)) throw deferPayment()
  if (toNumber(receipt.status) !== 1n) throw refusePayment('its transaction has failed')
  const transfers =
    token === undefined
      ? await readCoinTransfers(context)
      : readTokenTransfers(receipt.logs, token.toLowerCase())
  return { id, at: Number(time) * 1000, paid: sumTransfers(transfers, recipient) }
}

function readTokenTransfers(logs: unknown, token: string): readonly Transfer[] {
  return toRecords(logs).flatMap(({ address, topics, data, removed }) => {
    // With a fourth topic it is an ERC-721 transfer, whose token id is not an amount.
    const [event, from, to, ...more] = Array.isArray(topics) ? topics.map(toLower) : []
    const units = toNumber(data)
    if (toLower(address) !== token || event !== transferTopic || more.length > 0) return []
    if (from === undefined || to === undefined || units === undefined || removed === true) return []
    return [{ from: toAddress(from), to: toAddress(to), units }]
  })
}

/** Native-coin transfers by contracts, such as smart accounts, emit no log; only a trace shows them. */
async function readCoinTransfers({
  transaction,
  recipient,
  request,
}: PaymentContext): Promise<readonly Transfer[]> {
  const sent = toRecord(await request('eth_getTransactionByHash', [transaction]))
  const [from, to, units] = [toLower(sent?.from), toLower(sent?.to), toNumber(sent?.value)]
  if (to === recipient && units !== undefined) return [{ from, to, units }]
  const options = { tracer: 'callTracer' }
  const trace = toRecord(
    await request('debug_traceTransaction', [transaction, options]).catch(() => undefined),
  )
  if (typeof trace?.type !== 'string')
    throw refusePayment('contracts sent it, and the node does not answer debug_traceTransaction')
  return listCalls(trace)
}

function listCalls(frame: Readonly<Record<string, unknown>>): readonly Transfer[] {
  // A reverted call also reverts its inner calls.
  if (frame.error !== undefined) return []
  const units = frame.type === 'CALL' ? toNumber(frame.value) : undefined
  const own = units ? [{ from: toLower(frame.from), to: toLower(frame.to), units }] : []
  return [...own, ...toRecords(frame.calls).flatMap(listCalls)]
}

const toLower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '')

const toAddress = (topic: string) => `0x${topic.slice(-40)}`

const toNumber = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined
