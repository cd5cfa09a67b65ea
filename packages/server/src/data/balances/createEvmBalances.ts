import { encodeAddress } from '@portico/codec/abi'
import * as v from 'valibot'
import type { BalanceProvider, Token, TokenProvider } from '../DataProviders.js'
import { readAmount } from '../evm/abi.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { QuantitySchema } from '../schemas.js'

const balanceOf = '0x70a08231'

export function createEvmBalances(
  node: ChainNode,
  tokens: TokenProvider,
  readContracts: ContractReader,
): BalanceProvider {
  return {
    async readHoldings(address) {
      const listed = tokens.listTokens(node.chainId)
      const calls = listed.map(({ address: to = '' }) => ({ to, data: balanceOf + encodeAddress(address) }))
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
