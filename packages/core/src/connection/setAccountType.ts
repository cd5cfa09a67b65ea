import { accountChanged, accountTypeUnavailable, PorticoError } from '@portico/protocol'
import { trackEvent } from '../events/trackEvent.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { AccountType } from '../store/Account.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { updateSession } from './applySession.js'
import { getLiveSession } from './liveSessions.js'
import { requireSigner } from './requireSigner.js'

export interface SetAccountTypeParameters {
  /** One of `account.wallet.accountTypes`. */
  readonly type: AccountType
  /** Default: the active family. */
  readonly namespace?: ChainNamespace | undefined
}

/** Switches to the account of another type. Without one the EOA is used and this rejects (T-14). */
export async function setAccountType(
  portico: Portico,
  { type, namespace }: SetAccountTypeParameters,
): Promise<void> {
  const { adapter, network } = requireSigner(portico, namespace)
  const account = selectConnectedAccount(portico.store.get(), adapter.namespace)
  const source = account && portico.sources.get(account.connectorId)
  if (
    !source?.setAccountType ||
    account?.sessionId === undefined ||
    !account.wallet.accountTypes?.includes(type)
  )
    throw new PorticoError(accountTypeUnavailable)
  const { sessionId } = account
  const session = await source.setAccountType({ sessionId, namespace: adapter.namespace, type })
  // The account may have disconnected meanwhile.
  if (!getLiveSession(portico, account)) throw new PorticoError(accountChanged)
  updateSession(portico, source, session)
  const now = selectConnectedAccount(portico.store.get(), adapter.namespace)
  const accountType = now?.accounts.find(({ address }) => address === now.address)?.type
  if (accountType)
    trackEvent(portico, {
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType, network: network.caipNetworkId },
    })
  if (accountType !== type) throw new PorticoError(accountTypeUnavailable)
}
