import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { InboundRequest } from '../messages/createMessenger.js'
import { peerErrors } from '../messages/peerErrors.js'
import type { Handler } from './Handler.js'

/** What a session needs. Whoever makes a code has it fetched while a visitor looks for their wallet. */
export const loadSessionHandlers = () => import('./sessionHandlers.js')

const later: Handler = async (runtime, request) => {
  const { sessionHandlers } = await loadSessionHandlers()
  return sessionHandlers[request.method]?.(runtime, request)
}

const yes = () => ({ result: true })

/** What a wallet may ask of a page. */
const handlers: Readonly<Record<string, Handler>> = {
  wc_sessionSettle: later,
  wc_sessionUpdate: later,
  wc_sessionExtend: later,
  wc_sessionEvent: later,
  wc_sessionDelete({ sessions }, { topic }) {
    sessions.remove(topic)
    return { result: true }
  },
  wc_sessionPing: yes,
  wc_pairingPing: yes,
  wc_pairingDelete: yes,
  // A page signs nothing, and nobody proposes to it.
  wc_sessionRequest: () => ({ error: peerErrors.unauthorizedMethod }),
  wc_sessionPropose: () => undefined,
}

/** Of one wallet that has not settled yet. */
const mostEarly = 20

/** Tabs share their sessions through the storage, and one of them answers for all; every one hears the events. */
export async function handleRequest(runtime: ClientRuntime, request: InboundRequest): Promise<void> {
  const { messenger, environment, attempts, sessions } = runtime
  const { topic } = request
  const isAttempt = (attempts.getKey(topic) ?? runtime.getLate()?.getKey(topic)) !== undefined
  const mayAnswer = runtime.isLeader() || sessions.isOwn(topic) || isAttempt
  if (!mayAnswer && request.method !== 'wc_sessionEvent') return
  // Messages may overtake each other: what belongs to a session waits until there is one.
  const attempt = attempts.settlingOn(topic)
  if (attempt && request.method !== 'wc_sessionSettle') {
    const early = attempt.pending.early ?? []
    if (early.length < mostEarly) attempt.keep({ early: [...early, request] })
    return
  }
  const handler = Object.hasOwn(handlers, request.method) ? handlers[request.method] : undefined
  const answer = handler ? await handler(runtime, request) : { error: peerErrors.methodUnsupported }
  if (answer && mayAnswer)
    messenger
      .answer(request, answer)
      .catch((error: unknown) => environment.logger.debug('An answer to the wallet was not sent.', error))
  for (const waiting of attempt?.pending.early ?? []) await handleRequest(runtime, waiting)
}
