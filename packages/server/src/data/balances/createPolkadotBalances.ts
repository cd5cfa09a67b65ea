import { blake2b } from '@noble/hashes/blake2.js'
import * as v from 'valibot'
import type { BalanceProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { readSs58 } from '../parseAccount.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

/** `twox128("System") ‖ twox128("Account")`, where every Substrate chain keeps balances. */
const accounts = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Nonce and three counters come before the free amount. */
const freeAt = 16

const StorageSchema = v.nullable(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2}){32,256}$/)))
const PropertiesSchema = v.object({
  tokenSymbol: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/)),
  tokenDecimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
})

/** The free amount of an account. */
export function createPolkadotBalances(node: ChainNode, tokens: TokenProvider): BalanceProvider {
  return {
    async readHoldings(address) {
      const publicKey = readSs58(address)
      if (!publicKey) throw new UpstreamFailure('This is no address.')
      // The map's hasher is `blake2_128_concat`.
      const hash = Buffer.from(blake2b(publicKey, { dkLen: 16 })).toString('hex')
      const key = `0x${accounts}${hash}${Buffer.from(publicKey).toString('hex')}`
      const [stored, properties] = await Promise.all([
        node.call('state_getStorage', [key]),
        node.call('system_properties', []),
      ])
      return [{ token: readCoin(properties), amount: readFree(v.parse(StorageSchema, stored)) }]
    },
  }

  /** The chain says what its coin is called, unless it has several. */
  function readCoin(properties: unknown) {
    const coin = tokens.getCoin(node.chainId)
    const own = v.safeParse(PropertiesSchema, properties)
    if (!own.success || tokens.findToken({ chainId: node.chainId })) return coin
    const { tokenSymbol: symbol, tokenDecimals: decimals } = own.output
    return { ...coin, symbol, decimals, name: symbol === coin.symbol ? coin.name : symbol }
  }
}

function readFree(stored: string | null): bigint {
  if (stored === null) return 0n
  const bytes = Buffer.from(stored.slice(2), 'hex')
  return bytes.readBigUInt64LE(freeAt) + (bytes.readBigUInt64LE(freeAt + 8) << 64n)
}
