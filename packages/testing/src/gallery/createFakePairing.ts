import type { PairingFactory } from '@portico/core'
import {
  noRequestedChainSupported,
  PorticoError,
  pairingExpired,
  relayUnreachable,
  userRejected,
} from '@portico/protocol'
import type { RemoteBehaviour } from './GalleryState.js'

/** As long as a real one, and of no use to anybody. */
const uri = `wc:${'7f6494b3'.repeat(8)}@2?expiryTimestamp=1700000240&relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`

const failures = { declines: userRejected, expires: pairingExpired, unsupported: noRequestedChainSupported }

const never = new Promise<never>(() => {})

/** Remote wallets without a relay. */
export function createFakePairing(behaviour: RemoteBehaviour): PairingFactory {
  return {
    create: ({ environment }) => ({
      restore: async () => [],
      resume: () => undefined,
      setNetwork() {},
      warm() {},
      async pair() {
        if (behaviour === 'hangs') return never
        if (behaviour === 'fails') throw new PorticoError(relayUnreachable)
        const session = behaviour === 'waits' ? never : Promise.reject(new PorticoError(failures[behaviour]))
        return { uri, expiresAt: environment.now() + 240_000, session }
      },
      getProvider: () => ({}),
      disconnect: async () => {},
    }),
  }
}
