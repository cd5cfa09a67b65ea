import type { Answer, Delivery, InboundRequest } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { peerErrors } from '../messages/peerErrors.js'
import { parseProposedNamespaces } from '../session/parseNamespaces.js'
import { isKey } from '../session/parseStoredSession.js'
import type { VerifyContext } from '../verify/createVerifier.js'
import type { WalletAuthentication } from './WalletClient.js'
import type { WalletRuntime } from './WalletRuntime.js'

type Handler = (
  runtime: WalletRuntime,
  request: InboundRequest,
  delivery: Delivery,
) => Answer | undefined | Promise<Answer | undefined>

const yes = () => ({ result: true })

const handlers: Readonly<Record<string, Handler>> = {
  wc_sessionPropose: receiveProposal,
  wc_sessionAuthenticate: receiveAuthentication,
  wc_sessionRequest: receiveRequest,
  wc_sessionPing: yes,
  wc_pairingPing: yes,
  wc_sessionDelete({ sessions }, { topic }) {
    sessions.remove(topic)
    return { result: true }
  },
}

export async function handleWalletRequest(
  runtime: WalletRuntime,
  request: InboundRequest,
  delivery: Delivery,
): Promise<void> {
  const { messenger, options } = runtime
  const handler = Object.hasOwn(handlers, request.method) ? handlers[request.method] : undefined
  const answer = handler ? await handler(runtime, request, delivery) : { error: peerErrors.methodUnsupported }
  if (!answer) return
  messenger
    .answer(request, answer)
    .catch((error: unknown) => options.environment.logger.debug('Sending a response failed.', error))
}

async function receiveProposal(
  runtime: WalletRuntime,
  { id, topic, params }: InboundRequest,
  delivery: Delivery,
): Promise<undefined> {
  const { proposals, options } = runtime
  if (!isRecord(params) || !isRecord(params.proposer) || !isKey(params.proposer.publicKey)) return
  const proposal = {
    id,
    pairingTopic: topic,
    proposer: { publicKey: params.proposer.publicKey, metadata: params.proposer.metadata },
    requiredNamespaces: parseProposedNamespaces(params.requiredNamespaces) ?? {},
    optionalNamespaces: parseProposedNamespaces(params.optionalNamespaces) ?? {},
    verify: await verify(runtime, delivery, params.proposer.metadata),
  }
  proposals.set(id, proposal)
  options.onProposal?.(proposal)
}

async function receiveAuthentication(
  runtime: WalletRuntime,
  { id, topic, params }: InboundRequest,
  delivery: Delivery,
): Promise<Answer | undefined> {
  // A wallet without a listener does not support it.
  if (!runtime.options.onAuthentication) return { error: peerErrors.methodUnsupported }
  if (!isRecord(params) || !isRecord(params.requester) || !isKey(params.requester.publicKey)) return
  const authentication: WalletAuthentication = {
    id,
    pairingTopic: topic,
    requester: { publicKey: params.requester.publicKey, metadata: params.requester.metadata },
    payload: params.authPayload as WalletAuthentication['payload'], // displayed and signed by the wallet's owner
    verify: await verify(runtime, delivery, params.requester.metadata),
  }
  runtime.authentications.set(id, authentication)
  runtime.options.onAuthentication(authentication)
  return undefined
}

async function receiveRequest(
  runtime: WalletRuntime,
  { id, topic, params }: InboundRequest,
  delivery: Delivery,
): Promise<undefined> {
  const { options, sessions } = runtime
  if (!isRecord(params) || !isRecord(params.request) || typeof params.chainId !== 'string') return
  const { method, params: values, expiryTimestamp } = params.request
  if (typeof method !== 'string') return
  const expiry = typeof expiryTimestamp === 'number' ? expiryTimestamp : undefined
  if (sessions.get(topic)?.acknowledged === false) sessions.patch(topic, { acknowledged: true })
  const context = await verify(runtime, delivery, sessions.get(topic)?.peer)
  options.onRequest?.({ id, topic, chainId: params.chainId, method, params: values, expiry, verify: context })
}

function verify({ verifier }: WalletRuntime, delivery: Delivery, metadata: unknown): Promise<VerifyContext> {
  const siteUrl = isRecord(metadata) && typeof metadata.url === 'string' ? metadata.url : ''
  return verifier.verify({ ...delivery, siteUrl })
}
