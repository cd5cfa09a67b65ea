import { servicePaths } from '@portico/protocol'
import { dataPaths } from '@portico/protocol/data'
import type { Context } from 'hono'
import type { Database } from '../../database/Database.js'
import type { RateLimit } from '../../http/createRateLimiter.js'
import type { TrustProxy } from '../../http/readAddress.js'
import { RequestRefusal } from '../../http/refuse.js'
import type { App, ServerEnv } from '../../http/ServerContext.js'
import type { ChainData, DataService } from '../createDataService.js'
import type { Token } from '../DataProviders.js'
import { parseAccount } from '../parseAccount.js'

export interface DataRouteContext {
  app: App
  database: Database
  data: DataService
  readScope(c: Context<ServerEnv>): PictureScope
  rateLimit: RateLimit
  trustProxy: TrustProxy
}

const drawable = /^[A-Za-z0-9][A-Za-z0-9.+-]{0,15}$/

export function formatIconUrl(scope: PictureScope, { symbol, logoUrl }: Token): string {
  const listed = logoUrl && formatPictureUrl(scope, logoUrl)
  if (listed) return listed
  return drawable.test(symbol) ? `${scope.origin}${servicePaths.tokenImage}/${symbol}` : ''
}

const longest = 1500
/** Lone surrogates cannot be part of a URL. */
const fetchable = /^(?:https?|ipfs|ar):\/\/[^\s\p{Surrogate}]+$/u

export interface PictureScope {
  origin: string
  projectId: string
}

export function formatPictureUrl({ origin, projectId }: PictureScope, link: string): string {
  if (link.length > longest || !fetchable.test(link)) return ''
  return `${origin}${dataPaths.picture}?projectId=${projectId}&url=${encodeURIComponent(link)}`
}

export interface Account {
  chain: ChainData
  address: string
}

export function readAccounts({ chains }: DataService, text: string, chainId: string | undefined): Account[] {
  if (chainId !== undefined && !chains.has(chainId))
    throw new RequestRefusal('bad_request', `The network "${chainId}" is not served here.`)
  const asked = [...chains.values()].filter(({ node }) => chainId === undefined || node.chainId === chainId)
  const accounts = asked.flatMap(chain => {
    const address = parseAccount(chain.node.family, text)
    return address === undefined ? [] : [{ chain, address }]
  })
  if (accounts.length > 0) return accounts
  const place = chainId ?? 'a network that is served here'
  throw new RequestRefusal('bad_request', `This is not an address of ${place}.`)
}
