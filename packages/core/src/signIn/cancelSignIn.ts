import { disconnect } from '../connection/disconnect.js'
import { switchNetwork } from '../connection/switchNetwork.js'
import { isSignInRequired } from '../dialog/isSignInRequired.js'
import { trackEvent } from '../events/trackEvent.js'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { leaveSignIn, tellSignIn } from './askToSignIn.js'
import { listReturnNetworks, writeOutcome } from './signInRecord.js'

/** Declines the sign-in. If required, the account returns to a network with one, or disconnects (T-08). */
export async function cancelSignIn(portico: Portico): Promise<void> {
  const { signIn } = portico.store.get()
  if (signIn.status !== 'asking' && signIn.status !== 'signing') return
  const { subject } = signIn
  trackEvent(portico, { event: 'CLICK_CANCEL_SIWX', properties: { network: subject.caipNetworkId } })
  if (!isSignInRequired(portico)) {
    writeOutcome(portico, subject, 'declined')
    tellSignIn(portico, { type: 'declined', subject })
    leaveSignIn(portico, 'signInDeclined')
    return
  }
  const network = await findReturnNetwork(portico, subject.address)
  try {
    if (!network) return await disconnect(portico)
    await switchNetwork(portico, network)
    leaveSignIn(portico, 'signInDeclined')
  } catch (error) {
    portico.environment.logger.warn('The wallet could not be switched back to the signed-in network.', error)
    await disconnect(portico)
  }
}

async function findReturnNetwork(portico: Portico, address: string): Promise<CaipNetworkId | undefined> {
  for (const { caipNetworkId } of listReturnNetworks(portico)) {
    const sessions = await portico.options.siwx?.getSessions(caipNetworkId, address).catch(() => [])
    if (sessions?.length) return caipNetworkId
  }
  return undefined
}
