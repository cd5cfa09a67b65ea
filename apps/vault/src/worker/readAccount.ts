import { isPorticoError, notSignedIn } from '@portico/protocol'
import type { Account } from '../context/Account.ts'
import type { KeeperState } from './Keeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { loadPart } from './loadPart.ts'

/** The signed-in account, read without opening the wallet; undefined if the service reports that the session ended. */
export async function readAccount(
  { session, store, smartAccounts }: Pick<KeeperOptions, 'session' | 'store' | 'smartAccounts'>,
  state: Pick<KeeperState, 'isNew'>,
): Promise<Account | undefined> {
  const user = await session.getUser()
  if (!user) return undefined
  const wallet = await store.get(`wallet:${user.id}`)
  if (!wallet?.confirmed || wallet.shares.length === 0) return undefined
  const isOver = await session.getAccessToken().then(
    () => false,
    // An unreachable service has not ended the session.
    error => isPorticoError(error, notSignedIn),
  )
  if (isOver) return undefined
  const { addresses, hasOwnRecovery } = wallet
  const { sessionId, email, name, provider } = user
  const smart = smartAccounts && (await listSmart(addresses.eip155, smartAccounts))
  return {
    session: sessionId,
    email,
    name,
    provider,
    addresses,
    ...(smart && { smart }),
    hasOwnRecovery,
    isNew: state.isNew,
  }
}

async function listSmart(owner: string, smartAccounts: NonNullable<KeeperOptions['smartAccounts']>) {
  const { listSmartAddresses } = await loadPart(import('../families/evm/derive/deriveSmartAddress.ts'))
  return listSmartAddresses(owner, smartAccounts)
}
