import type { Connection } from '../connection/Connection.js'
import type { RelayLimits } from '../relayLimits.js'
import { RefusalError } from './Refusal.js'

const maximumUsed = 20_000

interface Use {
  addressKey: string
  since: number
  connections: number
  newest: Connection
}

/**
 * Remembers where tokens are and were used. They are part of an address, so they end up in logs and histories, and who
 * finds one there must not become its client. Clients sign one for each attempt to connect: a token serves one
 * connection at a time, and no second address.
 *
 * A token says when it was signed in whole seconds. Clients that connect several times within one bring the same one
 * each time, so for a moment it may serve several connections of the same address.
 */
export function createTokenBook({ tokenTime }: RelayLimits) {
  const inUse = new Map<string, Use>()
  /** The addresses of those that are not in use any more; the one used longest ago is forgotten first. */
  const used = new Map<string, string>()

  return {
    /** Says whether the token proves who the client is, or throws when it may not be used. */
    check(token: string, addressKey: string): boolean {
      const use = inUse.get(token)
      const knownAddress = use?.addressKey ?? used.get(token)
      if (knownAddress !== undefined && knownAddress !== addressKey) {
        throw new RefusalError('auth', 'The token was used at another address. Sign one for each connection.')
      }
      const isTwin = use !== undefined && performance.now() - use.since < tokenTime
      if (use && !isTwin) throw new TokenInUse(use.newest)
      return isTwin || knownAddress === undefined
    },
    note(token: string, connection: Connection) {
      const use = inUse.get(token)
      const since = use?.since ?? performance.now()
      const connections = (use?.connections ?? 0) + 1
      inUse.set(token, { addressKey: connection.addressKey, since, connections, newest: connection })
      used.delete(token)
    },
    /** One of its connections has ended. */
    release(token: string) {
      const use = inUse.get(token)
      if (!use) return
      use.connections--
      if (use.connections > 0) return
      inUse.delete(token)
      used.set(token, use.addressKey)
      const oldest = used.keys().next()
      if (used.size > maximumUsed && !oldest.done) used.delete(oldest.value)
    },
  }
}

export class TokenInUse extends RefusalError {
  /** It may be dead without anybody having noticed. */
  readonly holder: Connection

  constructor(holder: Connection) {
    super('auth', 'The token is in use. Sign one for each connection.')
    this.holder = holder
  }
}
