import { withTimeout } from '@portico/core/adapter'
import { PorticoError, relayUnreachable } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { peerErrors } from '../messages/peerErrors.js'
import { publishDelete } from './dismissWallet.js'

const farewellTime = 3000

/** The key is kept until the wallet is notified, if necessary by the next page. */
export async function endSession(runtime: ClientRuntime, topic: string, aloud?: 'aloud'): Promise<void> {
  const { messenger, sessions, environment, ended } = runtime
  const session = sessions.get(topic)
  if (!session) return
  const { sent } = messenger.request({
    topic,
    method: 'wc_sessionDelete',
    params: peerErrors.userDisconnected,
  })
  const { symKey, expiry } = session
  ended.set([...ended.get(), { topic, symKey, expiry }])
  sessions.remove(topic, aloud ? undefined : 'silently')
  const told = sent.then(() => forget(runtime, topic))
  const options = { environment, milliseconds: farewellTime, error: () => new PorticoError(relayUnreachable) }
  await withTimeout(() => told, options).catch((error: unknown) =>
    environment.logger.debug("Notifying the wallet of the session's end failed.", error),
  )
}

export function tellEnded(runtime: ClientRuntime): void {
  const { environment, ended } = runtime
  const stored = ended.get()
  const live = stored.filter(({ expiry }) => expiry * 1000 > environment.now())
  if (live.length < stored.length) ended.set(live)
  for (const session of live) {
    publishDelete(runtime, session, 'userDisconnected').then(
      () => forget(runtime, session.topic),
      (error: unknown) =>
        environment.logger.debug("Notifying the wallet of the session's end failed.", error),
    )
  }
}

function forget({ ended }: ClientRuntime, told: string): void {
  ended.set(ended.get().filter(({ topic }) => topic !== told))
}
