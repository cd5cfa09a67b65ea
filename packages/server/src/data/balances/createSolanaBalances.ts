import * as v from 'valibot'
import type { BalanceProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { CountSchema, decimal } from '../schemas.js'

const CoinSchema = v.object({ value: v.pipe(CountSchema, v.toBigint()) })
const InfoSchema = v.object({
  mint: v.pipe(v.string(), v.maxLength(44)),
  tokenAmount: v.object({ amount: decimal(20), decimals: v.pipe(CountSchema, v.maxValue(77)) }),
})
const AccountsSchema = v.object({ value: v.array(v.unknown()) })
const AccountSchema = v.object({
  account: v.object({ data: v.object({ parsed: v.object({ info: InfoSchema }) }) }),
})

export type SolanaTokenAccount = v.InferOutput<typeof InfoSchema>

const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

export function createSolanaBalances(node: ChainNode, tokens: TokenProvider): BalanceProvider {
  const { chainId } = node
  return {
    async readHoldings(address) {
      const [coin, accounts] = await Promise.all([
        node.call('getBalance', [address, { commitment: 'confirmed' }]),
        readTokenAccounts(node, address),
      ])
      const amounts = new Map<string, bigint>()
      for (const { mint, tokenAmount } of accounts)
        amounts.set(mint, (amounts.get(mint) ?? 0n) + tokenAmount.amount)
      const held = [...amounts].flatMap(([mint, amount]) => {
        const token = tokens.findToken({ chainId, address: mint })
        return token && amount > 0n ? [{ token, amount }] : []
      })
      return [{ token: tokens.getCoin(chainId), amount: v.parse(CoinSchema, coin).value }, ...held]
    },
  }
}

export async function readTokenAccounts(node: ChainNode, owner: string): Promise<SolanaTokenAccount[]> {
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
  const answers = await Promise.all(
    programs.map(programId => node.call('getTokenAccountsByOwner', [owner, { programId }, options])),
  )
  return answers
    .flatMap(answer => v.parse(AccountsSchema, answer).value)
    .flatMap(item => {
      const account = v.safeParse(AccountSchema, item)
      return account.success ? [account.output.account.data.parsed.info] : []
    })
}
