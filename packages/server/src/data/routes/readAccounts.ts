import { RequestRefusal } from '../../http/refuse.js'
import type { ChainData, DataService } from '../createDataService.js'
import { parseAccount } from '../parseAccount.js'

export interface Account {
  chain: ChainData
  address: string
}

export function readAccounts({ chains }: DataService, text: string, chainId: string | undefined): Account[] {
  if (chainId !== undefined && !chains.has(chainId)) {
    throw new RequestRefusal('bad_request', `The network "${chainId}" is not served here.`)
  }
  const asked = [...chains.values()].filter(({ node }) => chainId === undefined || node.chainId === chainId)
  const accounts = asked.flatMap(chain => {
    const address = parseAccount(chain.node.family, text)
    return address === undefined ? [] : [{ chain, address }]
  })
  if (accounts.length > 0) return accounts
  const place = chainId ?? 'a network that is served here'
  throw new RequestRefusal('bad_request', `This is not an address of ${place}.`)
}
