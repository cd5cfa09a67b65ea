import type { Connector } from '@portico/core'
import type { AdapterContext, ConnectParameters, Grant, SessionNews } from '@portico/core/adapter'
import { createSessions, ignoreMalformed, withAbort, withTimeout } from '@portico/core/adapter'
import {
  isPorticoError,
  malformedChainId,
  PorticoError,
  requestPending,
  walletTimeout,
} from '@portico/protocol'
import { parseAccounts } from '../normalise/parseAccounts.js'
import { parseChainId } from '../normalise/quantity.js'
import { type Eip1193Provider, getConnectorProvider } from '../provider/Eip1193Provider.js'
import { listenToProvider } from '../provider/listenToProvider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { waitForAccounts } from './waitForAccounts.js'

const checkWait = 5_000

export function createEvmSessions(context: AdapterContext, isListening: () => boolean) {
  const { environment } = context
  const sessions = createSessions<Grant & { readonly provider: Eip1193Provider }>(context, isListening)
  const checking = new Set<string>()

  /** A wallet may only have lost its node (EIP-1193 `disconnect`), so this checks whether it still grants accounts. */
  async function check(connector: Connector): Promise<void> {
    const { id } = connector
    const provider = sessions.get(id)?.provider
    if (!provider || checking.has(id)) return
    checking.add(id)
    const answer = await withTimeout(() => requestProvider(provider, 'eth_accounts'), {
      environment,
      milliseconds: checkWait,
      error: () => new PorticoError(walletTimeout),
    }).catch(() => [])
    checking.delete(id)
    if (sessions.get(id)?.provider !== provider) return
    const setAccounts = (value: unknown) => sessions.setAccounts(id, parseAccounts(value))
    ignoreMalformed(context, connector, setAccounts)(answer)
  }

  function listen(connector: Connector, provider: Eip1193Provider, news: SessionNews): () => void {
    let isOver = false
    const hearAccounts = ignoreMalformed(context, connector, (value: unknown) => {
      if (!isOver) news.setAccounts(parseAccounts(value))
    })
    const unlisten = listenToProvider(provider, {
      // Each address requires a hash, so a flood of events is throttled.
      accountsChanged: value => context.pace(`${connector.id} accounts`, () => hearAccounts(value)),
      chainChanged(value) {
        const chainId = parseChainId(value)
        if (chainId !== undefined) news.setChainId(chainId)
      },
      disconnect: () => void check(connector),
    })
    return () => {
      isOver = true
      unlisten()
    }
  }

  async function ask(parameters: ConnectParameters, silent: boolean) {
    const { connector } = parameters
    const granted = await askWallet(context, parameters, silent)
    return granted && { ...granted, listen: (news: SessionNews) => listen(connector, granted.provider, news) }
  }

  return { ...sessions, check, connecting: sessions.connectBy(ask) }
}

function askWallet(context: AdapterContext, parameters: ConnectParameters, silent: boolean) {
  const { connector, signal } = parameters
  return withAbort(signal, async () => {
    const provider = getConnectorProvider(connector)
    const answer = silent
      ? await requestProvider(provider, 'eth_accounts')
      : await requestAccounts(context, provider, parameters)
    const accounts = parseAccounts(answer)
    if (accounts.length === 0) return undefined
    const chainId = parseChainId(await requestProvider(provider, 'eth_chainId'))
    if (chainId === undefined) throw new PorticoError(malformedChainId)
    return { connectorId: connector.id, provider, accounts, chainId }
  })
}

async function requestAccounts(
  { environment }: AdapterContext,
  provider: Eip1193Provider,
  { signal, onPending }: ConnectParameters,
): Promise<unknown> {
  try {
    return await requestProvider(provider, 'eth_requestAccounts')
  } catch (error) {
    if (!isPorticoError(error, requestPending)) throw error
    onPending?.()
    return waitForAccounts(environment, provider, signal)
  }
}
