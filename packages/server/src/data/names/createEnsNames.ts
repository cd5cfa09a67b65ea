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
/** Longer ones are shown nowhere, and would be kept. */
const longestLink = 1500
const AddressSchema = v.pipe(
  v.string(),
  v.regex(/^0x0{24}[0-9a-fA-F]{40}$/),
  v.transform(word => `0x${word.slice(-40).toLowerCase()}`),
  v.check(address => !/^0x0+$/.test(address)),
)

/**
 * Names of a registry as ENS has it. Resolvers that send callers to a server of their choice (EIP-3668) are not followed:
 * they would choose whom this server calls.
 */
export function createEnsNames(node: ChainNode, registry: string): NameProvider {
  async function ask(to: string, data: string): Promise<string | undefined> {
    try {
      return v.parse(DataSchema, await node.call('eth_call', [{ to, data }, 'latest']))
    } catch (cause) {
      if (cause instanceof RpcFailure) return undefined // a contract that refuses knows nothing
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
      // Anybody can say that they have a name: it counts where the name says so, too, and is written in its normal form.
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
