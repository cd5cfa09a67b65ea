import { hashKey } from '../crypto/hash.js'
import { sealEnvelope } from '../crypto/sealEnvelope.js'
import { peerErrors } from '../messages/peerErrors.js'
import { getRpcMethod } from '../messages/rpcMethods.js'
import { sessionLifetime } from '../session/clampExpiry.js'
import { agreeOnKey } from './agreeOnKey.js'
import { takeOpen } from './takeOpen.js'
import type { WalletClient, WalletSession } from './WalletClient.js'
import type { WalletRuntime } from './WalletRuntime.js'

export function createAuthenticationAnswers({
  options: { metadata },
  relay,
  sessions,
  authentications,
  now,
  quietly,
}: WalletRuntime): Pick<WalletClient, 'approveAuthentication' | 'rejectAuthentication'> {
  async function answer(
    requesterKey: string,
    { publicKey, symKey }: ReturnType<typeof agreeOnKey>,
    payload: unknown,
  ): Promise<void> {
    const { answerTag, answerTtl } = getRpcMethod('wc_sessionAuthenticate')
    const message = sealEnvelope({ text: JSON.stringify(payload), symKey, senderPublicKey: publicKey })
    await relay.publish({ topic: hashKey(requesterKey), message, ttl: answerTtl, tag: answerTag })
  }

  return {
    async approveAuthentication(id, cacaos, namespaces) {
      const { requester, pairingTopic } = takeOpen(authentications, id)
      const agreed = agreeOnKey(requester.publicKey)
      const { publicKey, symKey, topic } = agreed
      const expiry = now() + sessionLifetime
      const peer = requester.metadata
      const session: WalletSession = { topic, symKey, peer, namespaces, expiry, acknowledged: true }
      sessions.save(session)
      await relay.subscribe([topic])
      const result = { cacaos, responder: { publicKey, metadata } }
      await answer(requester.publicKey, agreed, { id, jsonrpc: '2.0', result })
      quietly(relay.unsubscribe(pairingTopic))
      return session
    },
    async rejectAuthentication(id, error = peerErrors.userRejected) {
      const { requester } = takeOpen(authentications, id)
      await answer(requester.publicKey, agreeOnKey(requester.publicKey), { id, jsonrpc: '2.0', error })
    },
  }
}
