import { malformedAnswer, PorticoError, settlementRefused } from '@portico/protocol'
import { adoptSession } from '../client/adoptSession.js'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt } from '../client/createAttempts.js'
import type { PeerResult } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { sessionLifetime } from '../session/clampExpiry.js'
import type { GrantedNamespaces } from '../session/Namespaces.js'
import { parsePeer } from '../session/parsePeer.js'
import { isKey } from '../session/parseStoredSession.js'
import type { AuthPayload, Cacao } from './AuthPayload.js'
import { parseCacao } from './parseCacao.js'
import { findRecap } from './recap.js'
import { verifyCacao } from './verifyCacao.js'

/** Signed messages come in place of a settlement: what they permit is the session. */
export function settleAuthentication(
  runtime: ClientRuntime,
  attempt: Attempt,
  payload: AuthPayload,
  { result, senderPublicKey }: PeerResult,
): void {
  const responder = isRecord(result) && isRecord(result.responder) ? result.responder : {}
  const items = isRecord(result) && Array.isArray(result.cacaos) ? result.cacaos.slice(0, 100) : []
  const cacaos = items.flatMap(item => parseCacao(item) ?? [])
  const { publicKey } = responder
  if (
    cacaos.length === 0 ||
    cacaos.length < items.length ||
    !isKey(publicKey) ||
    publicKey !== senderPublicKey
  )
    throw new PorticoError(malformedAnswer)
  const verified = cacaos.flatMap(cacao => verifyCacao(cacao, payload) ?? [])
  if (verified.length < cacaos.length)
    throw new PorticoError(settlementRefused, { detail: 'A signature does not match.' })
  attempt.agree(publicKey)
  const key = attempt.sessionKey()
  if (!key) return
  runtime.relay
    .subscribe([key.topic])
    .catch((error: unknown) => runtime.environment.logger.warn('No mailbox.', error))
  attempt.authenticate?.onAuthenticated(verified)
  adoptSession(runtime, attempt, {
    ...key,
    peer: parsePeer(responder.metadata),
    granted: toGranted(cacaos, payload),
    proposed: attempt.pending.proposed,
    expiry: Math.floor(runtime.environment.now() / 1000) + sessionLifetime,
    properties: {},
    updateId: 0,
  })
}

function toGranted(cacaos: readonly Cacao[], { chains: asked }: AuthPayload): GrantedNamespaces {
  const parts = cacaos.map(({ p }) => {
    const [, , , reference, address] = p.iss.split(':')
    const recap = findRecap(p.resources ?? [])
    const chains = (recap?.chains ?? [`eip155:${reference}`]).filter(chain => asked.includes(chain))
    return { accounts: chains.map(chain => `${chain}:${address}`), methods: recap?.methods ?? [] }
  })
  return {
    eip155: {
      accounts: [...new Set(parts.flatMap(({ accounts }) => accounts))],
      methods: [...new Set(parts.flatMap(({ methods }) => methods))],
      events: ['accountsChanged', 'chainChanged'],
    },
  }
}
