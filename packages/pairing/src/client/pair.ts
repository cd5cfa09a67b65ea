import { withTimeout } from '@portico/core/adapter'
import { PorticoError, relayUnreachable, requestAborted } from '@portico/protocol'
import { createKeyPair, createSecret, hashKey, type KeyPair } from '../crypto/createKeyPair.js'
import { findSignInProposal } from '../families/getProposals.js'
import { loadSessionHandlers } from '../requests/handleRequest.js'
import type { ProposedNamespaces } from '../session/parseNamespaces.js'
import { formatPairingUri } from '../uri/parsePairingUri.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { PairingAttempt, PairParameters } from './PairingClient.js'
import { sendProposal } from './sendProposal.js'

/** The protocol's five minutes, in seconds. The displayed pairing URI is renewed after four. */
const proposalLifetime = 300
const codeLifetime = 240_000
const sendTime = 20_000

/** Creates a pairing URI and publishes the proposal in one round trip to the relay. */
export async function pair(runtime: ClientRuntime, parameters: PairParameters): Promise<PairingAttempt> {
  const { environment, attempts, messenger } = runtime
  const { signal } = parameters
  const abort = () => new PorticoError(requestAborted, { cause: signal?.reason })
  if (signal?.aborted) throw abort()
  const symKey = createSecret()
  const topic = hashKey(symKey)
  const keys = createKeyPair()
  const now = environment.now()
  const expiry = Math.floor(now / 1000) + proposalLifetime
  const proposed = toProposed(parameters.namespaces)
  const authentication = await offerAuthentication(runtime, parameters, keys)
  const attempt = attempts.add(
    {
      ...{ topic, symKey, id: messenger.createId(), privateKey: keys.privateKey, proposed, expiry },
      authentication: authentication?.pending,
    },
    authentication && {
      responseTopic: authentication.pending.topic,
      authenticate: parameters.authenticate,
    },
  )
  let isOut = false
  const onAbort = () => (isOut ? attempt.withdraw(abort()) : attempt.fail(abort()))
  signal?.addEventListener('abort', onAbort)
  attempt.session.catch(() => undefined).finally(() => signal?.removeEventListener('abort', onAbort))
  try {
    await withTimeout(
      () => Promise.all([sendProposal(runtime, attempt, keys), authentication?.send(attempt)]),
      {
        environment,
        milliseconds: sendTime,
        error: () => new PorticoError(relayUnreachable),
        signal,
      },
    )
  } catch (error) {
    const failure = signal?.aborted ? abort() : error
    attempt.fail(failure instanceof Error ? failure : new PorticoError(relayUnreachable, { cause: error }))
    throw failure
  }
  isOut = true
  loadSessionHandlers().catch(() => undefined) // loaded again when needed
  const methods = authentication ? ['wc_sessionAuthenticate'] : []
  return {
    uri: formatPairingUri({ topic, symKey, expiry, methods }),
    expiresAt: now + codeLifetime,
    session: attempt.session,
  }
}

async function offerAuthentication(runtime: ClientRuntime, parameters: PairParameters, keys: KeyPair) {
  const { authenticate, namespaces } = parameters
  const evm = findSignInProposal(namespaces)
  if (!authenticate || !evm) return undefined
  const { createAuthentication } = await import('../authenticate/createAuthentication.js')
  return createAuthentication(runtime, evm, authenticate, keys)
}

function toProposed(namespaces: PairParameters['namespaces']): ProposedNamespaces {
  return Object.fromEntries(
    Object.entries(namespaces).map(([family, { chains, methods, events }]) => [
      family,
      { chains, methods, events },
    ]),
  )
}
