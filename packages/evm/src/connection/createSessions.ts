import type { AdapterContext, WalletAccount } from '@portico/core'
import { withTimeout } from '@portico/core/adapter'
import { PorticoError, walletTimeout } from '@portico/protocol'
import { parseAccounts } from '../normalise/parseAccounts.js'
import { parseChainId } from '../normalise/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { listenToProvider } from '../provider/listenToProvider.js'
import { requestProvider } from '../provider/requestProvider.js'
import type { Grant } from './askWallet.js'

/** A wallet that does not answer so simple a question in this time is gone. */
const checkWait = 5_000

interface Session {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  accounts: readonly WalletAccount[]
  chainId: number
  checking?: boolean
  unlisten?: (() => void) | undefined
}

/** The wallets that are connected now, and what they say on their own. Each is listened to once. */
export function createSessions({ environment, emit }: AdapterContext, isListening: () => boolean) {
  const sessions = new Map<string, Session>()

  function listen(session: Session): void {
    session.unlisten ??= listenToProvider(session.provider, {
      accountsChanged: value => setAccounts(session, value),
      chainChanged: value => setChainId(session.connectorId, value),
      disconnect: () => void check(session.connectorId),
    })
  }

  function silence(session: Session): void {
    session.unlisten?.()
    session.unlisten = undefined
  }

  function setAccounts(session: Session, value: unknown): void {
    const { connectorId } = session
    try {
      const accounts = parseAccounts(value)
      if (accounts.length === 0) drop(connectorId)
      else if (listAddresses(accounts) !== listAddresses(session.accounts)) {
        session.accounts = accounts
        emit({ type: 'accountsChanged', connectorId, accounts })
      }
    } catch (error) {
      environment.logger.warn(`${connectorId} sent a malformed list of accounts; it is ignored.`, error)
    }
  }

  function setChainId(connectorId: string, value: unknown): void {
    const session = sessions.get(connectorId)
    const chainId = parseChainId(value)
    if (!session || chainId === undefined || chainId === session.chainId) return
    session.chainId = chainId
    emit({ type: 'chainChanged', connectorId, chainId })
  }

  /** A wallet may only have lost its node (EIP-1193 `disconnect`): what counts is whether it still grants accounts. */
  async function check(connectorId: string): Promise<void> {
    const session = sessions.get(connectorId)
    if (!session || session.checking) return
    session.checking = true
    const accounts = await withTimeout(() => requestProvider(session.provider, 'eth_accounts'), {
      environment,
      milliseconds: checkWait,
      error: () => new PorticoError(walletTimeout),
    }).catch(() => [])
    session.checking = false
    if (sessions.get(connectorId) === session) setAccounts(session, accounts)
  }

  function close(connectorId: string): boolean {
    const session = sessions.get(connectorId)
    if (session) silence(session)
    return sessions.delete(connectorId)
  }

  function drop(connectorId: string): void {
    if (close(connectorId)) emit({ type: 'disconnected', connectorId })
  }

  return {
    get: (connectorId: string): Grant | undefined => sessions.get(connectorId),
    open(grant: Grant): void {
      close(grant.connectorId)
      const session: Session = { ...grant }
      sessions.set(grant.connectorId, session)
      if (isListening()) listen(session)
    },
    close,
    check,
    setChainId,
    /** Wallets stay connected while nobody listens, so listening can begin again. */
    resume: () => sessions.forEach(listen),
    pause: () => sessions.forEach(silence),
  }
}

const listAddresses = (accounts: readonly WalletAccount[]) => accounts.map(({ address }) => address).join()
