import type { SourceFactory } from '@portico/core/adapter'
import { connectorIds, createOffer } from '@portico/core/adapter'
import {
  noRequestedChainSupported,
  PorticoError,
  pairingExpired,
  relayUnreachable,
  userRejected,
} from '@portico/protocol'
import type { RemoteBehaviour } from './GalleryState.js'

/** As long as a real pairing URI, but invalid. */
const uri = `wc:${'7f6494b3'.repeat(8)}@2?expiryTimestamp=1700000240&relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`

const failures = { declines: userRejected, expires: pairingExpired, unsupported: noRequestedChainSupported }

const never = new Promise<never>(() => {})

/** Remote wallets without a relay. */
export function createFakePairing(behaviour: RemoteBehaviour): SourceFactory {
  async function make() {
    if (behaviour === 'hangs') return never
    if (behaviour === 'fails') throw new PorticoError(relayUnreachable)
    const session = behaviour === 'waits' ? never : Promise.reject(new PorticoError(failures[behaviour]))
    return { uri, session }
  }
  return {
    create(context) {
      const { offer, connect } = createOffer(context, { make, dismiss: async () => {} })
      return {
        id: connectorIds.walletConnect,
        type: 'WALLET_CONNECT',
        name: 'WalletConnect',
        sessions: 'several',
        namespaces: context.namespaces,
        restore: async () => [],
        connect,
        getProvider: () => ({}),
        setNetwork() {},
        disconnect: async () => {},
        offer,
      }
    },
  }
}
