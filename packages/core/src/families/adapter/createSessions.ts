import { noAccounts, PorticoError } from '@portico/protocol'
import type { WalletAccount } from '../../store/Account.js'
import type { AdapterConnection, AdapterContext, ConnectParameters } from './Adapter.js'

export interface SessionNews {
  /** An empty list ends the session. */
  setAccounts(accounts: readonly WalletAccount[]): void
  setChainId(chainId: string | number): void
}

export interface Grant extends AdapterConnection {
  listen(news: SessionNews): () => void
}

interface Session<Granted> {
  grant: Granted
  unlisten?: (() => void) | undefined
}

export function createSessions<Granted extends Grant>({ emit }: AdapterContext, isListening: () => boolean) {
  const sessions = new Map<string, Session<Granted>>()

  function listen(session: Session<Granted>): void {
    const { connectorId } = session.grant
    session.unlisten ??= session.grant.listen({
      setAccounts: accounts => setAccounts(connectorId, accounts),
      setChainId: chainId => setChainId(connectorId, chainId),
    })
  }

  function silence(session: Session<Granted>): void {
    session.unlisten?.()
    session.unlisten = undefined
  }

  function setAccounts(connectorId: string, accounts: readonly WalletAccount[]): void {
    const session = sessions.get(connectorId)
    if (!session) return
    if (accounts.length === 0) {
      close(connectorId)
      emit({ type: 'disconnected', connectorId })
    } else if (listAddresses(accounts) !== listAddresses(session.grant.accounts)) {
      session.grant = { ...session.grant, accounts }
      emit({ type: 'accountsChanged', connectorId, accounts })
    }
  }

  function setChainId(connectorId: string, chainId: Granted['chainId']): void {
    const session = sessions.get(connectorId)
    if (!session || chainId === session.grant.chainId) return
    session.grant = { ...session.grant, chainId }
    emit({ type: 'chainChanged', connectorId, chainId })
  }

  function close(connectorId: string): void {
    const session = sessions.get(connectorId)
    if (session) silence(session)
    sessions.delete(connectorId)
  }

  /** Stores the grant and returns the part of it that core needs. */
  function open(grant: Granted): AdapterConnection {
    const { connectorId, accounts, chainId } = grant
    close(connectorId)
    const session = { grant }
    sessions.set(connectorId, session)
    if (isListening()) listen(session)
    return { connectorId, accounts, chainId }
  }

  type Ask = (parameters: ConnectParameters, silent: boolean) => Promise<Granted | undefined>

  return {
    get: (connectorId: string): Granted | undefined => sessions.get(connectorId)?.grant,
    open,
    close,
    setAccounts,
    setChainId,
    /** The part of an adapter's client that follows from how a wallet is asked for its grant. */
    connectBy: (ask: Ask) => ({
      async connect(parameters: ConnectParameters): Promise<AdapterConnection> {
        const grant = await ask(parameters, false)
        if (!grant || grant.accounts.length === 0) throw new PorticoError(noAccounts)
        return open(grant)
      },
      async reconnect(parameters: ConnectParameters): Promise<AdapterConnection | undefined> {
        const grant = await ask(parameters, true)
        return grant && grant.accounts.length > 0 ? open(grant) : undefined
      },
      // Wallets stay connected while paused, so listening can resume.
      resume: () => sessions.forEach(listen),
      pause: () => sessions.forEach(silence),
    }),
  }
}

const listAddresses = (accounts: readonly WalletAccount[]) => accounts.map(({ address }) => address).join()
