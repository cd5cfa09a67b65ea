import { type AbiReader, createAbiReader } from '@portico/codec/abi'
import * as v from 'valibot'
import { DataSchema, hex } from '../../schemas.js'

/** `Transfer` of ERC-20 and ERC-721, `TransferSingle` and `TransferBatch` of ERC-1155. */
export const transferTopics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  single: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  batch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const

export const LogSchema = v.object({
  address: hex(20),
  topics: v.pipe(v.array(hex(32)), v.maxLength(4)),
  data: v.pipe(DataSchema, v.maxLength(20_000)),
})

export type Log = v.InferOutput<typeof LogSchema>

export interface StoredTransfer {
  kind: 'coin' | 'token' | 'nft'
  contract?: string
  tokenId?: string
  amount: string
  from: string
  to: string
}

const toAddress = (word = '') => `0x${word.slice(-40)}`
const mostInBatch = 50

export function readTransfers({ address: contract, topics, data }: Log): StoredTransfer[] {
  const [topic, one, two, three] = topics
  const reader = createAbiReader(data)
  if (topic === transferTopics.transfer && topics.length === 3) {
    const amount = reader.word(0)
    if (amount === undefined) return []
    return [{ kind: 'token', contract, amount: `${amount}`, from: toAddress(one), to: toAddress(two) }]
  }
  if (topic === transferTopics.transfer && three) {
    const parties = { from: toAddress(one), to: toAddress(two) }
    return [{ kind: 'nft', contract, tokenId: `${BigInt(three)}`, amount: '1', ...parties }]
  }
  const parties = { from: toAddress(two), to: toAddress(three) }
  if (topic === transferTopics.single && three) {
    const [id, amount] = [reader.word(0), reader.word(32)]
    if (id === undefined || amount === undefined) return []
    return [{ kind: 'nft', contract, tokenId: `${id}`, amount: `${amount}`, ...parties }]
  }
  if (topic !== transferTopics.batch || !three) return []
  const [ids, amounts] = [readList(reader, 0), readList(reader, 32)]
  return ids.flatMap((id, index): StoredTransfer[] => {
    const amount = amounts[index]
    return amount === undefined
      ? []
      : [{ kind: 'nft', contract, tokenId: `${id}`, amount: `${amount}`, ...parties }]
  })
}

function readList(reader: AbiReader, place: number): bigint[] {
  const at = reader.offset(place)
  const length = at === undefined ? undefined : reader.offset(at)
  if (at === undefined || length === undefined) return []
  return Array.from({ length: Math.min(length, mostInBatch) }, (_, index) =>
    reader.word(at + 32 + index * 32),
  ).filter(word => word !== undefined)
}
