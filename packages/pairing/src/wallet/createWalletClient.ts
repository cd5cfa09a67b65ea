import type { Environment } from '@portico/core'
import { invalidPairingUri, PorticoError, pairingEnded } from '@portico/protocol'
import { createSecret } from '../crypto/createKeyPair.js'
import { createMessenger } from '../messages/createMessenger.js'
import { createSeen } from '../messages/createSeen.js'
import { createRelay } from '../relay/createRelay.js'
import { createRelayUrl, toRelayUrls } from '../relay/createRelayUrl.js'
import { findWebSocket } from '../relay/Socket.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'
import { createVerifier } from '../verify/createVerifier.js'
import { getVerifyUrl } from '../verify/getVerifyUrl.js'
import { createAuthenticationAnswers, createProposalAnswers } from './createProposalAnswers.js'
import { createSessionMethods } from './createSessionMethods.js'
import { createWalletSessions } from './createWalletSessions.js'
import { handleWalletRequest } from './handleWalletRequest.js'
import type { WalletClient, WalletOptions } from './WalletClient.js'
import type { WalletRuntime } from './WalletRuntime.js'

export function createWalletClient(options: WalletOptions): WalletClient {
  const pairings = new Map<string, string>()
  const runtime = createWalletRuntime(options, pairings)
  const { relay, messenger, sessions, now, quietly } = runtime

  return {
    start() {
      const topics = sessions.list().map(({ topic }) => topic)
      if (topics.length > 0) quietly(relay.subscribe(topics))
    },
    stop() {
      relay.close()
      messenger.rejectAll(new PorticoError(pairingEnded))
    },
    async pair(uri) {
      const parsed = parsePairingUri(uri)
      if (!parsed || (parsed.expiry !== undefined && parsed.expiry <= now()))
        throw new PorticoError(invalidPairingUri)
      pairings.set(parsed.topic, parsed.symKey)
      await relay.subscribe([parsed.topic])
    },
    ...createProposalAnswers(runtime),
    ...createAuthenticationAnswers(runtime),
    ...createSessionMethods(runtime),
    getSessions: () => sessions.list(),
  }
}

function createWalletRuntime(options: WalletOptions, pairings: ReadonlyMap<string, string>): WalletRuntime {
  const { environment, projectId } = options
  const { seed, subject } = createIdentity(environment)
  const sessions = createWalletSessions(options)
  const relay = createRelay({
    environment,
    WebSocket: options.WebSocket ?? findWebSocket(environment),
    relayUrls: toRelayUrls(options.relayUrl),
    getUrl: (relayUrl, correction) =>
      createRelayUrl({ relayUrl, projectId, seed, subject, correction, environment }),
    onMessage: (...delivery) => messenger.receive(...delivery),
    onNotice: message => environment.logger.debug('Message from the relay.', message),
  })
  const messenger = createMessenger(relay, {
    environment,
    seen: createSeen(),
    getKey(topic) {
      const symKey = sessions.get(topic)?.symKey ?? pairings.get(topic)
      return symKey ? { symKey } : undefined
    },
    onRequest: (request, delivery) => handleWalletRequest(runtime, request, delivery),
  })
  const runtime: WalletRuntime = {
    options,
    relay,
    messenger,
    sessions,
    verifier: createVerifier({ environment, verifyUrl: getVerifyUrl(options) }),
    proposals: new Map(),
    authentications: new Map(),
    now: () => Math.floor(environment.now() / 1000),
    quietly: work =>
      void work.catch((error: unknown) => environment.logger.debug('The relay could not be reached.', error)),
  }
  return runtime
}

const key = '@portico/pairing/wallet-identity'

/** Survives a reload, because the relay would redeliver everything to a new identity. */
function createIdentity({ storage }: Pick<Environment, 'storage'>): { seed: string; subject: string } {
  try {
    const [seed, subject] = (storage?.getItem(key) ?? '').split('.')
    if (seed && subject) return { seed, subject }
    const identity = { seed: createSecret(), subject: createSecret() }
    storage?.setItem(key, `${identity.seed}.${identity.subject}`)
    return identity
  } catch {
    return { seed: createSecret(), subject: createSecret() }
  }
}
