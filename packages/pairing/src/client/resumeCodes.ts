import { isPorticoError, PorticoError, pairingExpired, requestAborted } from '@portico/protocol'
import { toPairingSession } from '../session/toPairingSession.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { PairingSession } from './PairingClient.js'
import { followProposal } from './sendProposal.js'

/** Resumes the pairing URIs of a discarded page. Other tabs may still display theirs. */
export async function resumeCodes(
  runtime: ClientRuntime,
  store: PairingStore,
  signal: AbortSignal | undefined,
): Promise<PairingSession> {
  followStored(runtime, store)
  const waiting = runtime.attempts.list()
  // Another tab was faster, or has withdrawn them.
  const session = store.pending.get().length === 0 && runtime.sessions.current()
  if (session) return toPairingSession(session)
  const withdraw = () => {
    for (const attempt of waiting) attempt.withdraw(new PorticoError(requestAborted))
  }
  if (signal?.aborted) withdraw()
  signal?.addEventListener('abort', withdraw)
  try {
    return await Promise.any(waiting.map(({ session }) => session))
  } catch (cause) {
    const { errors } = cause as AggregateError // the rejection of `Promise.any`
    throw errors.filter(error => isPorticoError(error)).at(-1) ?? new PorticoError(pairingExpired)
  }
}

function followStored(runtime: ClientRuntime, store: PairingStore): void {
  const { attempts, relay, environment } = runtime
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('The relay could not be reached.', error))
  const known = new Set(attempts.list().map(({ pending }) => pending.topic))
  for (const pending of store.pending.get()) {
    if (pending.expiry * 1000 <= environment.now() || known.has(pending.topic)) continue
    const { authentication } = pending
    const attempt = attempts.add(
      pending,
      authentication && { responseTopic: authentication.topic, authenticate: undefined },
    )
    quietly(relay.subscribe([pending.topic]))
    followProposal(runtime, attempt)
    if (authentication)
      quietly(
        import('../authenticate/followAuthentication.js').then(({ followAuthentication }) =>
          followAuthentication(runtime, attempt),
        ),
      )
  }
}
