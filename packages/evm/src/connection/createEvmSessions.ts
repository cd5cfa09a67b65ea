import type { WalletAccount } from '@portico/core'
import type { AdapterContext } from '@portico/core/adapter'
import { type Grant as CoreGrant, createSessions, type SessionNews, withTimeout } from '@portico/core/adapter'
import { PorticoError, walletTimeout } from '@portico/protocol'
import { parseAccounts } from '../normalise/parseAccounts.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { listenToProvider } from '../provider/listenToProvider.js'
import { requestProvider } from '../provider/requestProvider.js'
import type { Grant } from './askWallet.js'

const checkWait = 5_000

export function createEvmSessions(context: AdapterContext, isListening: () => boolean) {
  const { environment } = context
  const sessions = createSessions<Grant & CoreGrant>(context, isListening)
  const checking = new Set<string>()

  function readAccounts(connectorId: string, value: unknown): readonly WalletAccount[] | undefined {
    try {
      return parseAccounts(value)
    } catch (error) {
      environment.logger.warn(`${connectorId} sent a malformed list of accounts; it is ignored.`, error)
      return undefined
    }
  }

  /** A wallet may only have lost its node (EIP-1193 `disconnect`), so this checks whether it still grants accounts. */
  async function check(connectorId: string): Promise<void> {
    const provider = sessions.get(connectorId)?.provider
    if (!provider || checking.has(connectorId)) return
    checking.add(connectorId)
    const answer = await withTimeout(() => requestProvider(provider, 'eth_accounts'), {
      environment,
      milliseconds: checkWait,
      error: () => new PorticoError(walletTimeout),
    }).catch(() => [])
    checking.delete(connectorId)
    if (sessions.get(connectorId)?.provider !== provider) return
    const accounts = readAccounts(connectorId, answer)
    if (accounts) sessions.setAccounts(connectorId, accounts)
  }

  function listen({ connectorId, provider }: Grant, news: SessionNews): () => void {
    let isOver = false
    const hearAccounts = (value: unknown) => {
      const accounts = isOver ? undefined : readAccounts(connectorId, value)
      if (accounts) news.setAccounts(accounts)
    }
    const unlisten = listenToProvider(provider, {
      // Each address requires a hash, so a flood of events is throttled.
      accountsChanged: value => context.pace(`${connectorId} accounts`, () => hearAccounts(value)),
      chainChanged(value) {
        const chainId = parseChainId(value)
        if (chainId !== undefined) news.setChainId(chainId)
      },
      disconnect: () => void check(connectorId),
    })
    return () => {
      isOver = true
      unlisten()
    }
  }

  return {
    ...sessions,
    check,
    open: (grant: Grant) =>
      sessions.open({
        ...grant,
        listen: news => listen(grant, news),
      }),
  }
}
