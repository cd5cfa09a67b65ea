import type { FamilyContext } from '../../LaterFamily.ts'
import { isTokenAccountOf, listDestinations, type TokenOwners } from '../describe/tokenOwners.ts'
import type { SolanaMessage } from '../sign/parseSolanaMessage.ts'

/** More than fit into what people read before they agree. */
const most = 10

/**
 * Whose the accounts are that tokens are sent to. The node is asked for a hint only: what it says is taken where the
 * account's own address proves it.
 */
export async function readTokenOwners(
  { node, network, signal }: Pick<FamilyContext, 'node' | 'network' | 'signal'>,
  messages: readonly SolanaMessage[],
): Promise<TokenOwners> {
  const found = await Promise.all(
    messages
      .flatMap(listDestinations)
      .slice(0, most)
      .map(async destination => {
        const params = [destination.account, { encoding: 'jsonParsed' }]
        const answer = await node.call(network, 'getAccountInfo', params, signal).catch(() => undefined)
        const owner = ['value', 'data', 'parsed', 'info', 'owner'].reduce(read, answer)
        const isProven = isAddress(owner) && isTokenAccountOf(owner, destination)
        return isProven ? [[destination.account, owner] as const] : []
      }),
  )
  return new Map(found.flat())
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)
