import type { Environment } from '@portico/core'
import { sealEnvelope } from '../crypto/openEnvelope.js'
import type { Messenger } from '../messages/createMessenger.js'
import { peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import type { Relay } from '../relay/Relay.js'

interface DismissingContext {
  readonly relay: Relay
  readonly environment: Environment
  readonly messenger: Messenger
}

interface SessionKey {
  readonly topic: string
  readonly symKey: string
}

/** A wallet considers itself connected once it has signed. This notifies one whose signature was refused. */
export function dismissWallet(context: DismissingContext, key: SessionKey): void {
  publishDelete(context, key, 'invalidSettlement').catch((error: unknown) =>
    context.environment.logger.debug('Notifying the wallet of its refusal failed.', error),
  )
}

/** Sends `wc_sessionDelete` for a session that this client does not list. */
export async function publishDelete(
  { relay, messenger }: Pick<DismissingContext, 'relay' | 'messenger'>,
  { topic, symKey }: SessionKey,
  reason: 'invalidSettlement' | 'userDisconnected',
): Promise<void> {
  const method = 'wc_sessionDelete'
  const id = messenger.createId()
  const text = JSON.stringify({ id, jsonrpc: '2.0', method, params: peerErrors[reason] })
  const { tag, ttl } = getRpcMethod(method)
  await relay.publish({ topic, message: sealEnvelope({ text, symKey }), ttl, tag })
}
