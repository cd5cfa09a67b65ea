import type { ClientRuntime } from '../client/ClientRuntime.js'
import { sealEnvelope } from '../crypto/sealEnvelope.js'
import { peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'

/** A wallet takes itself for connected once it has signed; one whose signature is of no use is told otherwise. */
export function dismissWallet(
  { relay, environment, messenger }: Pick<ClientRuntime, 'relay' | 'environment' | 'messenger'>,
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
