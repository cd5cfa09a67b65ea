import { encodeAddress, encodeWord } from '@portico/codec/abi'
import * as v from 'valibot'
import { createCache } from '../createCache.js'
import type { Asset, SwapCall, SwapTrade } from '../DataProviders.js'
import { readAmount } from '../evm/abi.js'
import { formatAssetId } from '../format.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { QuantitySchema } from '../schemas.js'
import { RpcFailure } from '../UpstreamFailure.js'
import { withUpstreamFailure } from '../withUpstreamFailure.js'
import type { SwapChain } from './readTrade.js'

interface Wish extends SwapTrade {
  account: string
  /** Per cent. */
  slippage: number
  shown: bigint | undefined
}

const quoteLifetime = 2000
const gasPriceLifetime = 5000
const allowance = '0xdd62ed3e'
const approve = '0x095ea7b3'
const unlimited = 2n ** 256n - 1n
const approvalGas = 100_000n
/** A cap of a million gwei: a faulty node must not make visitors burn their funds. */
const highestGasPrice = 10n ** 15n

export function createSwapDesk() {
  const quotes = createCache<bigint | undefined>({ lifetime: quoteLifetime })
  const gasPrices = createCache<bigint>({ lifetime: gasPriceLifetime })

  async function readQuote({ node, swaps }: SwapChain, trade: SwapTrade): Promise<bigint | undefined> {
    const { from, to, amount } = trade
    if (amount === 0n || formatAssetId(from) === formatAssetId(to)) return undefined
    const found = await quotes(`${formatAssetId(from)} ${formatAssetId(to)} ${amount}`, () =>
      withUpstreamFailure(node.chainId, () => swaps.readQuote(trade)),
    )
    return found === 0n ? undefined : found
  }

  return {
    approvalGas,
    readQuote,
    async build(chain: SwapChain, wish: Wish): Promise<SwapCall | undefined> {
      const { node, swaps } = chain
      const expected = await readQuote(chain, wish)
      if (expected === undefined) return undefined
      const least = subtractSlippage(wish.shown ?? expected, wish.slippage)
      if (expected < least) return undefined
      return await withUpstreamFailure(node.chainId, () => swaps.buildCall({ ...wish, expected, least }))
    },
    async readAllowance({ readContracts, swaps, node }: SwapChain, { address }: Asset, account: string) {
      if (address === undefined) return unlimited
      const data = allowance + encodeAddress(account) + encodeAddress(swaps.spender)
      const [answer] = await withUpstreamFailure(node.chainId, () => readContracts([{ to: address, data }]))
      return readAmount(answer) ?? 0n
    },
    encodeApproval: ({ swaps }: SwapChain, amount = unlimited) =>
      approve + encodeAddress(swaps.spender) + encodeWord(amount),
    readGasPrice: (node: ChainNode) =>
      gasPrices(node.chainId, () =>
        withUpstreamFailure(node.chainId, async () =>
          v.parse(GasPriceSchema, await node.call('eth_gasPrice', [])),
        ),
      ),
    estimateGas: (node: ChainNode, from: string, { to, data, value }: SwapCall) =>
      withUpstreamFailure(node.chainId, async () => {
        const call = { from, to, data, value: `0x${value.toString(16)}` }
        try {
          const gas = v.parse(QuantitySchema, await node.call('eth_estimateGas', [call]))
          return (gas * 6n) / 5n
        } catch (cause) {
          if (cause instanceof RpcFailure) return undefined
          throw cause
        }
      }),
  }
}

const GasPriceSchema = v.pipe(QuantitySchema, v.maxValue(highestGasPrice))

function subtractSlippage(amount: bigint, percent: number): bigint {
  const parts = 1_000_000n
  const kept = parts - BigInt(Math.floor(percent * 10_000))
  return (amount * kept + parts - 1n) / parts
}
