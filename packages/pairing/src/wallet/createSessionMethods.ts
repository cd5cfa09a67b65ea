import type { RequestParameters } from '../messages/createMessenger.js'
import { peerErrors } from '../messages/peerErrors.js'
import { sessionLifetime } from '../session/adoptSession.js'
import type { WalletClient } from './WalletClient.js'
import type { WalletRuntime } from './WalletRuntime.js'

type SessionMethods = Pick<
  WalletClient,
  'respond' | 'emitEvent' | 'update' | 'extend' | 'ping' | 'disconnect'
>

export function createSessionMethods({
  relay,
  messenger,
  sessions,
  now,
  quietly,
}: WalletRuntime): SessionMethods {
  const ask = async (topic: string, method: RequestParameters['method'], params: unknown) => {
    await messenger.request({ topic, method, params }).answer
  }

  return {
    respond: ({ id, topic }, answer) =>
      messenger.answer({ topic, id, method: 'wc_sessionRequest', symKey: undefined }, answer),
    async emitEvent(topic, event, chainId) {
      // Not every page acknowledges events.
      await messenger.request({ topic, method: 'wc_sessionEvent', params: { event, chainId } }).sent
    },
    async update(topic, namespaces) {
      await ask(topic, 'wc_sessionUpdate', { namespaces })
      sessions.patch(topic, { namespaces })
    },
    async extend(topic, expiry = now() + sessionLifetime) {
      await ask(topic, 'wc_sessionExtend', { expiry })
      sessions.patch(topic, { expiry })
    },
    ping: topic => ask(topic, 'wc_sessionPing', {}),
    async disconnect(topic) {
      const { sent } = messenger.request({
        topic,
        method: 'wc_sessionDelete',
        params: peerErrors.userDisconnected,
      })
      sessions.remove(topic)
      await sent
      quietly(relay.unsubscribe(topic))
    },
  }
}
