import type { PairingSession } from '../types/Pairing.js'
import type { SourceSession } from '../types/Source.js'

export function toSourceSession({ topic, peer, namespaces }: PairingSession): SourceSession {
  return { id: topic, wallet: { name: peer.name, icon: peer.icons[0] }, namespaces }
}
