import type { OfferParts, SourceContext, SourceSession } from '@portico/core/adapter'
import { noAdapter, PorticoError, requestAborted, type SiwxSession } from '@portico/protocol'
import { parseSignInMessage } from '@portico/siwx/verify'
import type { PairingAuthentication, PairingClient } from './client/PairingClient.js'
import { findSignInProposal, getProposals } from './families/getProposals.js'
import { toSourceSession } from './session/toPairingSession.js'

export async function makeCode(
  context: SourceContext,
  client: PairingClient,
  request: Parameters<OfferParts['make']>[0],
  signal: AbortSignal,
): ReturnType<OfferParts['make']> {
  const namespaces = getProposals(context, request)
  if (Object.keys(namespaces).length === 0)
    throw new PorticoError(noAdapter, { context: { namespace: context.namespaces.join(', ') } })
  const chains = findSignInProposal(namespaces)?.chains
  const signIn = chains && (await request.getSignIn?.(chains))
  if (signal.aborted) throw new PorticoError(requestAborted)
  let signIns: readonly SiwxSession[] | undefined
  const onAuthenticated = (results: readonly PairingAuthentication[]) => {
    signIns = readSignIns(context, results)
  }
  const { uri, session } = await client.pair({
    namespaces,
    signal,
    ...(signIn && { authenticate: { ...signIn, onAuthenticated } }),
  })
  const granted = session.then((paired): SourceSession => ({ ...toSourceSession(paired), signIns }))
  return { uri, session: granted }
}

/** Parses the signed messages. If sign-in cannot parse them, the visitor is asked to sign in later. */
function readSignIns(
  { environment }: SourceContext,
  results: readonly PairingAuthentication[],
): readonly SiwxSession[] | undefined {
  try {
    return results.map(({ message, signature }) => ({
      data: parseSignInMessage(message),
      message,
      signature,
    }))
  } catch (error) {
    environment.logger.warn('The signed sign-in message cannot be parsed.', error)
    return undefined
  }
}
