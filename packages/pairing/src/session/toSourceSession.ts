import type { SourceSession } from '@portico/core/adapter'
import type { PairingSession } from '../client/PairingClient.js'

export function toSourceSession({ topic, peer, namespaces }: PairingSession): SourceSession {
  return { id: topic, wallet: { name: peer.name, icon: peer.icons[0] }, namespaces }
}
