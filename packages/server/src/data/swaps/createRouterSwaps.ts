import { createAbiReader, encodeAddress, encodeWord } from '@portico/codec/abi'
import type { Asset, SwapOrder, SwapProvider, SwapTrade } from '../DataProviders.js'
import { readAddress } from '../evm/abi.js'
import type { ContractReader } from '../evm/createContractReader.js'

const wrappedCoin = '0xad5c4648'
const getAmountsOut = '0xd06ca61f'
const swapExactTokensForTokens = '0x38ed1739'
const swapExactCoinForTokens = '0x7ff36ab5'
const swapExactTokensForCoin = '0x18cbafe5'
const builtFor = 1200n
const gasOfOne = 200_000n
const gasOfAnother = 100_000n

interface Route {
  path: readonly string[]
  amount: bigint
}

export function createRouterSwaps(
  readContracts: ContractReader,
  router: string,
  now: () => number = Date.now,
): SwapProvider {
  let wrapped: string | undefined

  async function findWrapped() {
    if (wrapped === undefined) {
      const [answer] = await readContracts([{ to: router, data: wrappedCoin }])
      wrapped = readAddress(answer)
    }
    return wrapped
  }

  async function findRoute({ from, to, amount }: SwapTrade): Promise<Route | undefined> {
    const coin = await findWrapped()
    if (coin === undefined) return undefined
    const addressOf = ({ address }: Asset) => address?.toLowerCase() ?? coin
    const ends = [addressOf(from), addressOf(to)] as const
    if (ends[0] === ends[1]) return undefined
    const paths = ends.includes(coin) ? [ends] : [ends, [ends[0], coin, ends[1]]]
    const answers = await readContracts(
      paths.map(path => ({
        to: router,
        data: getAmountsOut + encodeWord(amount) + encodeWord(64) + encodePath(path),
      })),
    )
    return paths.reduce<Route | undefined>((best, path, index) => {
      const found = readLastAmount(answers[index], path.length)
      return found === undefined || found <= (best?.amount ?? 0n) ? best : { path, amount: found }
    }, undefined)
  }

  function encodeCall({ from, to, amount, account, least }: SwapOrder, path: readonly string[]): string {
    const deadline = BigInt(Math.floor(now() / 1000)) + builtFor
    const tail = [encodeAddress(account), encodeWord(deadline), encodePath(path)].join('')
    if (from.address === undefined)
      return swapExactCoinForTokens + encodeWord(least) + encodeWord(4 * 32) + tail
    const selector = to.address === undefined ? swapExactTokensForCoin : swapExactTokensForTokens
    return selector + encodeWord(amount) + encodeWord(least) + encodeWord(5 * 32) + tail
  }

  return {
    spender: router,
    readQuote: async trade => (await findRoute(trade))?.amount,
    async buildCall(order) {
      const route = await findRoute(order)
      if (!route || route.amount < order.least) return undefined
      return {
        to: router,
        data: encodeCall(order, route.path),
        value: order.from.address === undefined ? order.amount : 0n,
        gas: gasOfOne + gasOfAnother * BigInt(route.path.length - 2),
      }
    },
  }
}

const encodePath = (path: readonly string[]) => encodeWord(path.length) + path.map(encodeAddress).join('')

function readLastAmount(answer: string | undefined, count: number): bigint | undefined {
  if (answer === undefined) return undefined
  const reader = createAbiReader(answer)
  const list = reader.offset(0)
  if (list === undefined || reader.word(list) !== BigInt(count)) return undefined
  return reader.word(list + 32 * count)
}
