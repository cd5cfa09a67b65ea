import {
  PorticoError,
  type SiwxMessage,
  type SiwxPlugin,
  type SiwxSession,
  signMessageFailed,
} from '@portico/protocol'
import { trackEvent } from '../events/trackEvent.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { requestTimeout } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'
import { writeOutcome } from './signInRecord.js'

const adding: MemoryKey<{ done?: Promise<void> }> = { create: () => ({}) }

/** Sign-ins that a wallet has signed while connecting. If they are refused or late, the visitor is asked. */
export async function addSigned(portico: Portico, signIns: readonly SiwxSession[]): Promise<void> {
  const { siwx } = portico.options
  if (!siwx) return
  const memory = recall(portico, adding)
  memory.done = add(portico, siwx, signIns).catch(error =>
    portico.environment.logger.warn('The sign-in that the wallet signed was refused.', error),
  )
  await memory.done
}

/** They arrive in the same tick as the account; after them the visitor is not asked again. */
export async function waitForSigned(portico: Portico): Promise<void> {
  await Promise.resolve()
  await recall(portico, adding).done
}

async function add(portico: Portico, siwx: SiwxPlugin, signIns: readonly SiwxSession[]): Promise<void> {
  const [first, ...others] = signIns
  if (!first) return
  // Several sign-ins share one nonce: a server accepts them together or not at all.
  await withTimeout(() => (others.length > 0 ? siwx.setSessions(signIns) : siwx.addSession(first)), {
    environment: portico.environment,
    milliseconds: requestTimeout,
    error: () => new PorticoError(signMessageFailed),
  })
  for (const { data } of signIns) {
    const caipNetworkId = toNetwork(data)
    const namespace = caipNetworkId.slice(0, caipNetworkId.indexOf(':')) as ChainNamespace // of such an id
    writeOutcome(portico, { namespace, address: data.accountAddress, caipNetworkId }, 'signedIn')
  }
  trackEvent(portico, { event: 'SIWX_AUTH_SUCCESS', properties: { network: toNetwork(first.data) } })
}

/** The wallet was asked only for networks of the kit. */
const toNetwork = ({ chainId }: SiwxMessage) => chainId as CaipNetworkId
