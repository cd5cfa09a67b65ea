import { withTimeout } from '@portico/core/adapter'
import { PorticoError, relayUnreachable } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { peerErrors } from '../messages/peerErrors.js'

const farewellTime = 3000

/** Forgets a session at once and tells the wallet, as far as it can be reached. */
export async function endSession(runtime: ClientRuntime, topic: string, aloud?: 'aloud'): Promise<void> {
  const { messenger, sessions, environment } = runtime
  if (!sessions.get(topic)) return
  const { sent } = messenger.request({
    topic,
    method: 'wc_sessionDelete',
    params: peerErrors.userDisconnected,
  })
  sessions.remove(topic, aloud ? undefined : 'silently')
  const options = { environment, milliseconds: farewellTime, error: () => new PorticoError(relayUnreachable) }
  await withTimeout(() => sent, options).catch((error: unknown) =>
    environment.logger.debug('The wallet was not told that the session is over.', error),
  )
}
