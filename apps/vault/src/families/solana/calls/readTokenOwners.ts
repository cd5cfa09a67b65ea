import type { FamilyContext } from '../../VaultFamily.ts'
import { isTokenAccountOf, listDestinations, type TokenOwners } from '../describe/tokenOwners.ts'
import type { SolanaMessage } from '../sign/parseSolanaMessage.ts'

/** More than a visitor would read before approving. */
const most = 10

/**
 * Resolves the owners of the token accounts that receive tokens. The node's response is only a hint: an owner is
 * accepted if the account address is derived from it.
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
