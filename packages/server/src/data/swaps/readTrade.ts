import { RequestRefusal } from '../../http/refuse.js'
import type { ChainData, DataService } from '../createDataService.js'
import type { SwapProvider, Token } from '../DataProviders.js'
import { parseAccount } from '../parseAccount.js'
import { findTokenById } from '../tokens/createTokenRegistry.js'

export interface SwapChain extends ChainData {
  readonly swaps: SwapProvider
}

interface Ids {
  from: string
  to?: string | undefined
  /** A CAIP-10 id. Quotes pass a plain address, which is not used. */
  userAddress?: string | undefined
}

/** Both tokens must be listed, because anyone can deploy one, and be on one network with swaps. */
export function readTrade({ chains, tokens }: DataService, ids: Ids) {
  const from = findTokenById(tokens, ids.from)
  const to = ids.to === undefined ? from : findTokenById(tokens, ids.to)
  const chain = from && chains.get(from.chainId)
  if (!chain || !isSwapChain(chain) || to?.chainId !== from.chainId) {
    throw new RequestRefusal(
      'bad_request',
      'One of these tokens is not listed here, or they are not of one network with exchanges.',
    )
  }
  return { chain, from, to, account: readAccount(from, ids.userAddress) }
}

export function readTradeOf(data: DataService, ids: Ids) {
  const { account, ...trade } = readTrade(data, ids)
  if (account !== undefined) return { ...trade, account }
  throw new RequestRefusal('bad_request', 'The account is none of the network of the tokens.')
}

const isSwapChain = (chain: ChainData): chain is SwapChain => chain.swaps !== undefined

function readAccount({ chainId }: Token, accountId = ''): string | undefined {
  return accountId.startsWith(`${chainId}:`)
    ? parseAccount('eip155', accountId.slice(chainId.length + 1))
    : undefined
}
