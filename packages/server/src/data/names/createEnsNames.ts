import * as v from 'valibot'
import type { NameProvider } from '../DataProviders.js'
import { DataSchema, decodeText, encodeBytes, encodeWord } from '../evm/abi.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { RpcFailure } from '../nodes/RpcFailure.js'
import { hashName } from './hashName.js'
import { parseName } from './parseName.js'

const resolverOf = '0x0178b8bf'
const addressOf = '0x3b3b57de'
const nameOf = '0x691f3431'
const textOf = '0x59d1d43c'
/** Longer links are never shown but would be cached. */
const longestLink = 1500
const AddressSchema = v.pipe(
  v.string(),
  v.regex(/^0x0{24}[0-9a-fA-F]{40}$/),
  v.transform(word => `0x${word.slice(-40).toLowerCase()}`),
  v.check(address => !/^0x0+$/.test(address)),
)

/**
 * Names from an ENS-compatible registry. CCIP-Read (EIP-3668) is not followed: a resolver could make this server call
 * hosts of its choice.
 */
export function createEnsNames(node: ChainNode, registry: string): NameProvider {
  async function ask(to: string, data: string): Promise<string | undefined> {
    try {
      return v.parse(DataSchema, await node.call('eth_call', [{ to, data }, 'latest']))
    } catch (cause) {
      if (cause instanceof RpcFailure) return undefined // the contract reverted: no record
      throw cause
    }
  }

  async function askResolver(name: string, selector: string, more = ''): Promise<string | undefined> {
    const hash = encodeWord(hashName(name))
    const resolver = readAddress(await ask(registry, resolverOf + hash))
    return resolver && (await ask(resolver, selector + hash + more))
  }

  const findAddress = async (name: string) => readAddress(await askResolver(name, addressOf))

  return {
    findAddress,
    async findName(address) {
      const answer = await askResolver(`${address.slice(2).toLowerCase()}.addr.reverse`, nameOf)
      const claimed = answer && decodeText(answer)
      // Anyone can claim a name in a reverse record. It counts only if the name is normalised and resolves back to
      // the address.
      if (!claimed || parseName(claimed) !== claimed) return undefined
      return (await findAddress(claimed)) === address.toLowerCase() ? claimed : undefined
    },
    async findAvatar(name) {
      const key = encodeWord(64) + encodeBytes(Buffer.from('avatar').toString('hex'))
      const answer = await askResolver(name, textOf, key)
      const link = answer && decodeText(answer)
      return link && link.length <= longestLink ? link : undefined
    },
  }
}

function readAddress(answer: string | undefined): string | undefined {
  const address = v.safeParse(AddressSchema, answer)
  return address.success ? address.output : undefined
}
