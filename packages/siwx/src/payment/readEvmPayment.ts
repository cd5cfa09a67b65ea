import type { FoundPayment, PaymentContext } from './PaymentContext.js'

/** keccak256('Transfer(address,address,uint256)') */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** A transfer in a transaction that has succeeded, and on which enough blocks stand. */
export async function readEvmPayment(context: PaymentContext): Promise<FoundPayment | undefined> {
  const { transaction, token, recipient, request, confirmations } = context
  const receipt = toRecord(await request('eth_getTransactionReceipt', [transaction]))
  if (!receipt || toNumber(receipt.status) !== 1n || !isSame(receipt.transactionHash, transaction))
    return undefined
  const block = toRecord(await request('eth_getBlockByNumber', [receipt.blockNumber, false]))
  const latest = toNumber(await request('eth_blockNumber', []))
  const [number, time] = [toNumber(receipt.blockNumber), toNumber(block?.timestamp)]
  if (number === undefined || time === undefined || latest === undefined) return undefined
  // The block that it is in may have been taken back since.
  if (!isSame(block?.hash, receipt.blockHash) || latest - number + 1n < BigInt(confirmations))
    return undefined
  const at = Number(time) * 1000
  if (token === undefined) {
    const sent = toRecord(await request('eth_getTransactionByHash', [transaction]))
    const units = toNumber(sent?.value)
    if (units === undefined || !isSame(sent?.to, recipient) || typeof sent?.from !== 'string')
      return undefined
    return { id: transaction.toLowerCase(), payer: sent.from, units, at }
  }
  for (const log of Array.isArray(receipt.logs) ? receipt.logs.map(toRecord) : []) {
    const topics = Array.isArray(log?.topics) ? log.topics : []
    const units = toNumber(log?.data)
    if (!isSame(log?.address, token) || !isSame(topics[0], transferTopic) || units === undefined) continue
    if (log?.removed === true || !isSame(toAddress(topics[2]), recipient)) continue
    // One payment of a transaction counts. The number of a log is another one when its block is taken back.
    return { id: transaction.toLowerCase(), payer: toAddress(topics[1]), units, at }
  }
  return undefined
}

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()

const toAddress = (topic: unknown) => `0x${String(topic).slice(-40)}`

const toNumber = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined

function toRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  // Every part of it is checked before it is used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
