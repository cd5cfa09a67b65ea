import { createAbiReader, encodeAddress, encodeBytes, encodeItems, encodeWord } from '@portico/codec/abi'
import * as v from 'valibot'
import type { ChainNode } from '../nodes/createChainNode.js'
import { DataSchema } from '../schemas.js'
import { RpcFailure, UpstreamFailure } from '../UpstreamFailure.js'

export interface ContractCall {
  to: string
  data: string
}

export type ContractReader = (calls: readonly ContractCall[]) => Promise<(string | undefined)[]>

/** Deployed at the same address on almost every network (multicall3.com). */
const multicall = '0xca11bde05977b3631167028862be2a173976ca11'
const aggregate3 = '0x82ad56cb'
const callsAtOnce = 250
const knownMs = 600_000

/** Reads many contracts in few calls: through Multicall3 where it is deployed, otherwise in JSON-RPC batches. */
export function createContractReader(node: ChainNode, now: () => number = Date.now): ContractReader {
  let known: { until: number; hasMulticall: boolean } | undefined

  async function hasMulticall() {
    if (known && now() < known.until) return known.hasMulticall
    const code = v.parse(DataSchema, await node.call('eth_getCode', [multicall, 'latest']))
    known = { until: now() + knownMs, hasMulticall: code !== '0x' }
    return known.hasMulticall
  }

  async function readTogether(calls: readonly ContractCall[]) {
    const data = encodeAggregate(calls)
    try {
      const answer = await node.call('eth_call', [{ to: multicall, data }, 'latest'])
      return decodeAggregate(v.parse(DataSchema, answer), calls.length)
    } catch (cause) {
      const isRefused = cause instanceof RpcFailure || (cause instanceof UpstreamFailure && cause.isTooLong)
      if (!isRefused) throw cause
      // One contract that burns all gas, or returns endless data, must not hide the others.
      return await readSingly(calls)
    }
  }

  async function readSingly(calls: readonly ContractCall[]) {
    const answers = await node.callMany(calls.map(call => ({ method: 'eth_call', params: [call, 'latest'] })))
    return answers.map(answer => {
      const data = v.safeParse(DataSchema, answer)
      return data.success && data.output !== '0x' ? data.output : undefined
    })
  }

  return async calls => {
    if (calls.length === 0) return []
    const read = (await hasMulticall()) ? readTogether : readSingly
    const results: (string | undefined)[] = []
    for (let start = 0; start < calls.length; start += callsAtOnce)
      results.push(...(await read(calls.slice(start, start + callsAtOnce))))
    return results
  }
}

/** Encodes `aggregate3((address target, bool allowFailure, bytes callData)[])`, with every call allowed to fail. */
function encodeAggregate(calls: readonly ContractCall[]): string {
  const items = calls.map(
    ({ to, data }) => encodeAddress(to) + encodeWord(1) + encodeWord(96) + encodeBytes(data.slice(2)),
  )
  return aggregate3 + encodeWord(32) + encodeWord(items.length) + encodeItems(items)
}

function decodeAggregate(data: string, count: number): (string | undefined)[] {
  const reader = createAbiReader(data)
  const list = (reader.offset(0) ?? 0) + 32
  return Array.from({ length: count }, (_, index) => {
    const at = reader.offset(list + index * 32)
    if (at === undefined) return undefined
    const item = list + at
    const bytesAt = reader.offset(item + 32)
    if (reader.word(item) !== 1n || bytesAt === undefined) return undefined
    const bytes = reader.bytes(item + bytesAt)
    return bytes ? `0x${bytes}` : undefined
  })
}
