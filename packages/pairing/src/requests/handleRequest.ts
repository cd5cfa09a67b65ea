import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { InboundRequest } from '../messages/createMessenger.js'
import { peerErrors } from '../messages/peerErrors.js'
import type { Handler } from './handleUpdate.js'

/** Loaded while the visitor looks for their wallet. */
export const loadSessionHandlers = () => import('./handleSettle.js')

const handleSession: Handler = async (runtime, request) => {
  const { sessionHandlers } = await loadSessionHandlers()
  return sessionHandlers[request.method]?.(runtime, request)
}

const yes = () => ({ result: true })

const handlers: Readonly<Record<string, Handler>> = {
  wc_sessionSettle: handleSession,
  wc_sessionUpdate: handleSession,
  wc_sessionExtend: handleSession,
  wc_sessionEvent: handleSession,
  wc_sessionDelete({ sessions }, { topic }) {
    sessions.remove(topic)
    return { result: true }
  },
  wc_sessionPing: yes,
  wc_pairingPing: yes,
  wc_pairingDelete: yes,
  // A page does not sign, and wallets do not propose sessions.
  wc_sessionRequest: () => ({ error: peerErrors.unauthorizedMethod }),
  wc_sessionPropose: () => undefined,
}

/** Limit per wallet before its settlement. */
const mostEarly = 20

/** Tabs share sessions through storage. One tab answers for all, but every tab handles events. */
export async function handleRequest(runtime: ClientRuntime, request: InboundRequest): Promise<void> {
  const { messenger, environment, attempts, sessions } = runtime
  const { topic } = request
  const isAttempt = (attempts.getKey(topic) ?? runtime.getLate()?.getKey(topic)) !== undefined
  const mayAnswer = runtime.isLeader() || sessions.isOwn(topic) || isAttempt
  if (!mayAnswer && request.method !== 'wc_sessionEvent') return
  // Messages may arrive out of order: requests wait for the settlement.
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
      .catch((error: unknown) => environment.logger.debug('Sending a response to the wallet failed.', error))
  for (const waiting of attempt?.pending.early ?? []) await handleRequest(runtime, waiting)
}
