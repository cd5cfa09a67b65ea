import type { ChainData, DataService } from '../createDataService.js'
import { parseAccount } from '../parseAccount.js'

export interface Account {
  chain: ChainData
  address: string
}

type Read = { value: Account[] } | { problem: string }

export function readAccounts({ chains }: DataService, text: string, chainId: string | undefined): Read {
  if (chainId !== undefined && !chains.has(chainId)) {
    return { problem: `The network "${chainId}" is not served here.` }
  }
  const asked = [...chains.values()].filter(({ node }) => chainId === undefined || node.chainId === chainId)
  const accounts = asked.flatMap(chain => {
    const address = parseAccount(chain.node.family, text)
    return address === undefined ? [] : [{ chain, address }]
  })
  if (accounts.length > 0) return { value: accounts }
  return { problem: `This is not an address of ${chainId ?? 'a network that is served here'}.` }
}
