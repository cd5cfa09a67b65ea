import { malformedAnswer, PorticoError, settlementRefused } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt } from '../client/createAttempts.js'
import { deriveSymKey, hashKey } from '../crypto/createKeyPair.js'
import { evmNamespace } from '../families/evmNamespace.js'
import type { PeerResult } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { adoptSession, sessionLifetime } from '../session/adoptSession.js'
import { dismissWallet } from '../session/dismissWallet.js'
import type { GrantedNamespaces } from '../session/parseNamespaces.js'
import { parsePeer } from '../session/parsePeer.js'
import { isKey } from '../session/parseStoredSession.js'
import { getGrants, toPairingSession } from '../session/toPairingSession.js'
import { type AuthPayload, type Cacao, parseCacao } from './AuthPayload.js'
import { findRecap } from './recap.js'
import { verifyCacao } from './verifyCacao.js'

export async function settleAuthentication(
  runtime: ClientRuntime,
  attempt: Attempt,
  payload: AuthPayload,
  { result, senderPublicKey }: PeerResult,
): Promise<void> {
  const responder = isRecord(result) && isRecord(result.responder) ? result.responder : {}
  const { publicKey } = responder
  if (!isKey(publicKey) || publicKey !== senderPublicKey) throw new PorticoError(malformedAnswer)
  const symKey = deriveSymKey(attempt.pending.privateKey, publicKey)
  const key = { symKey, topic: hashKey(symKey) }
  /** A client that was restarted meanwhile handles the same response in its own attempt. */
  const isReplaced = () =>
    runtime.attempts.list().some(other => other !== attempt && other.pending.topic === attempt.pending.topic)
  try {
    const cacaos = parseCacaos(result)
    const verified = await Promise.all(cacaos.map(cacao => verifyCacao(runtime, cacao, payload)))
    const session = {
      ...key,
      peer: parsePeer(responder.metadata),
      granted: toGranted(cacaos, payload),
      proposed: attempt.pending.proposed,
      expiry: Math.floor(runtime.environment.now() / 1000) + sessionLifetime,
      properties: {},
      updateId: 0,
    }
    const grant = getGrants(session)[evmNamespace]
    if (!grant || grant.methods.length === 0)
      throw new PorticoError(settlementRefused, {
        detail: 'The signature authorizes none of the requested methods.',
      })
    if (!runtime.attempts.list().includes(attempt)) {
      if (!runtime.sessions.get(key.topic) && !isReplaced()) dismissWallet(runtime, key)
      return
    }
    // Runs before the page learns of the session, so that it does not request another signature.
    attempt.authenticate?.onAuthenticated(verified)
    adoptSession(runtime, attempt, session)
    runtime.relay
      .subscribe([key.topic])
      .catch((error: unknown) =>
        runtime.environment.logger.warn('Subscribing to the session topic failed.', error),
      )
  } catch (error) {
    // Another tab with the same pairing URI may have verified it.
    const known = runtime.sessions.get(key.topic)
    if (known) return attempt.succeed(toPairingSession(known))
    if (!isReplaced()) dismissWallet(runtime, key)
    throw error
  }
}

/** One malformed CACAO invalidates the response. */
function parseCacaos(result: unknown): readonly Cacao[] {
  const items = isRecord(result) && Array.isArray(result.cacaos) ? result.cacaos : []
  const cacaos = items.slice(0, 100).flatMap(item => parseCacao(item) ?? [])
  if (cacaos.length === 0 || cacaos.length < items.length) throw new PorticoError(malformedAnswer)
  return cacaos
}

function toGranted(cacaos: readonly Cacao[], { chains: asked }: AuthPayload): GrantedNamespaces {
  const parts = cacaos.map(({ p }) => {
    const [, , , reference, address] = p.iss.split(':')
    const recap = findRecap(p.resources ?? [])
    const chains = (recap?.chains ?? [`${evmNamespace}:${reference}`]).filter(chain => asked.includes(chain))
    return { accounts: chains.map(chain => `${chain}:${address}`), methods: recap?.methods ?? [] }
  })
  return {
    [evmNamespace]: {
      accounts: [...new Set(parts.flatMap(({ accounts }) => accounts))],
      methods: [...new Set(parts.flatMap(({ methods }) => methods))],
      events: ['accountsChanged', 'chainChanged'],
    },
  }
}
