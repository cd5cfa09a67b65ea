import { PorticoError, pairingEnded } from '@portico/protocol'
import type { Relay } from '../relay/Relay.js'

/** Prevents pending work from reconnecting a stopped client. */
export function guardRelay(relay: Relay, isRunning: () => boolean): Relay {
  const check = () => {
    if (!isRunning()) throw new PorticoError(pairingEnded)
    return relay
  }
  return {
    open: relay.open,
    publish: async publication => check().publish(publication),
    subscribe: async topics => check().subscribe(topics),
    unsubscribe: async topic => check().unsubscribe(topic),
    call: async (...parameters) => check().call(...parameters),
    close: relay.close,
  }
}
