import type { Environment } from '@portico/core'
import { sealEnvelope } from '../crypto/sealEnvelope.js'
import type { Messenger } from '../messages/createMessenger.js'
import { peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import type { Relay } from '../relay/Relay.js'

interface DismissingContext {
  readonly relay: Relay
  readonly environment: Environment
  readonly messenger: Messenger
}

/** A wallet takes itself for connected once it has signed; one whose signature is of no use is told otherwise. */
export function dismissWallet(
  { relay, environment, messenger }: DismissingContext,
  { topic, symKey }: { readonly topic: string; readonly symKey: string },
): void {
  const method = 'wc_sessionDelete'
  const id = messenger.createId()
  const text = JSON.stringify({ id, jsonrpc: '2.0', method, params: peerErrors.invalidSettlement })
  const { tag, ttl } = getRpcMethod(method)
  relay
    .publish({ topic, message: sealEnvelope({ text, symKey }), ttl, tag })
    .catch((error: unknown) => environment.logger.debug('The wallet was not told that it is refused.', error))
}
