import { blake2b } from '@noble/hashes/blake2.js'
import { decodeSs58 } from '@portico/codec/ss58'
import * as v from 'valibot'
import type { BalanceProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { CountSchema } from '../schemas.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

/** `twox128("System") ‖ twox128("Account")`, the storage prefix of balances on Substrate chains. */
const accounts = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const freeAt = 16

const StorageSchema = v.nullable(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2}){48,256}$/)))
const PropertiesSchema = v.object({
  tokenSymbol: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/)),
  tokenDecimals: v.pipe(CountSchema, v.maxValue(30)),
})

export async function readPolkadotAmounts(node: ChainNode, address: string) {
  const publicKey = decodeSs58(address)?.publicKey
  if (!publicKey) throw new UpstreamFailure('This is not an address.')
  // The map's hasher is `blake2_128_concat`.
  const hash = Buffer.from(blake2b(publicKey, { dkLen: 16 })).toString('hex')
  const key = `0x${accounts}${hash}${Buffer.from(publicKey).toString('hex')}`
  const stored = v.parse(StorageSchema, await node.call('state_getStorage', [key]))
  if (stored === null) return { free: 0n, reserved: 0n }
  const bytes = Buffer.from(stored.slice(2), 'hex')
  const readAmount = (at: number) => bytes.readBigUInt64LE(at) + (bytes.readBigUInt64LE(at + 8) << 64n)
  return { free: readAmount(freeAt), reserved: readAmount(freeAt + 16) }
}

export const readPolkadotCoin = async (node: ChainNode) =>
  v.parse(PropertiesSchema, await node.call('system_properties', []))

export function createPolkadotBalances(node: ChainNode, tokens: TokenProvider): BalanceProvider {
  return {
    async readHoldings(address) {
      const [{ free }, token] = await Promise.all([readPolkadotAmounts(node, address), readCoin()])
      return [{ token, amount: free }]
    },
  }

  async function readCoin() {
    const coin = tokens.getCoin(node.chainId)
    const own = v.safeParse(PropertiesSchema, await node.call('system_properties', []))
    if (!own.success || tokens.findToken({ chainId: node.chainId })) return coin
    const { tokenSymbol: symbol, tokenDecimals: decimals } = own.output
    return { ...coin, symbol, decimals, name: symbol === coin.symbol ? coin.name : symbol }
  }
}
