import * as v from 'valibot'
import type { BalanceProvider, Token, TokenProvider } from '../DataProviders.js'
import { encodeWord, QuantitySchema } from '../evm/abi.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { ChainNode } from '../nodes/createChainNode.js'

const balanceOf = '0x70a08231'

export function createEvmBalances(
  node: ChainNode,
  tokens: TokenProvider,
  readContracts: ContractReader,
): BalanceProvider {
  return {
    async readHoldings(address) {
      const listed = tokens.listTokens(node.chainId)
      const calls = listed.map(({ address: to = '' }) => ({ to, data: balanceOf + encodeWord(address) }))
      const [coin, answers] = await Promise.all([
        node.call('eth_getBalance', [address, 'latest']),
        readContracts(calls),
      ])
      const held = listed.map((token, index) => ({ token, amount: readAmount(answers[index]) }))
      return [
        { token: tokens.getCoin(node.chainId), amount: v.parse(QuantitySchema, coin) },
        ...held.filter((holding): holding is { token: Token; amount: bigint } => Boolean(holding.amount)),
      ]
    },
  }
}

/** A contract that does not return exactly one word is not a readable token. */
function readAmount(answer: string | undefined): bigint | undefined {
  const amount = v.safeParse(QuantitySchema, answer)
  return amount.success ? amount.output : undefined
}
