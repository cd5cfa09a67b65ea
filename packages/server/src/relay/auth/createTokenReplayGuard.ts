import { setNewest } from '../../setNewest.js'
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
 * Prevents replay of tokens. They are part of the URL, so they end up in logs and browser histories, and a token
 * found there must not grant access. Clients sign one per connection attempt: a token serves one connection at a
 * time, from one address.
 *
 * Tokens state their time of issue in whole seconds. A client that connects several times within a second presents
 * the same token each time, so for a moment it may serve several connections of the same address.
 */
export function createTokenReplayGuard({ tokenTime }: RelayLimits) {
  const inUse = new Map<string, Use>()
  /** Addresses of tokens no longer in use; the least recently used is evicted first. */
  const used = new Map<string, string>()

  return {
    check(token: string, addressKey: string): boolean {
      const use = inUse.get(token)
      const knownAddress = use?.addressKey ?? used.get(token)
      if (knownAddress !== undefined && knownAddress !== addressKey)
        throw new RefusalError('auth', 'The token was used at another address. Sign one for each connection.')
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
    release(token: string) {
      const use = inUse.get(token)
      if (!use) return
      use.connections--
      if (use.connections > 0) return
      inUse.delete(token)
      setNewest(used, token, use.addressKey, maximumUsed)
    },
  }
}

export class TokenInUse extends RefusalError {
  /** The connection may be dead without the relay having noticed. */
  readonly holder: Connection

  constructor(holder: Connection) {
    super('auth', 'The token is in use. Sign one for each connection.')
    this.holder = holder
  }
}
