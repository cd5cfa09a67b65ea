import type { Environment, WalletAccount } from '@portico/core'
import type { Adapter, AdapterContext } from '@portico/core/adapter'
import { loadPart, withAbort } from '@portico/core/adapter'
import { isPorticoError, malformedChainId, PorticoError, requestPending } from '@portico/protocol'
import { parseAccounts } from '../normalise/parseAccounts.js'
import { parseChainId } from '../normalise/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { getConnectorProvider } from '../provider/getConnectorProvider.js'
import { requestProvider } from '../provider/requestProvider.js'

export interface Grant {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly accounts: readonly WalletAccount[]
  readonly chainId: number
}

export function askWallet(
  { environment }: AdapterContext,
  { connector, signal, onPending }: Parameters<Adapter['connect']>[0],
  manner: 'prompt' | 'silent',
): Promise<Grant | undefined> {
  return withAbort(signal, async () => {
    const provider = getConnectorProvider(connector)
    const answer =
      manner === 'prompt'
        ? await requestAccounts(environment, provider, { signal, onPending })
        : await requestProvider(provider, 'eth_accounts')
    const accounts = parseAccounts(answer)
    if (accounts.length === 0) return undefined
    const chainId = parseChainId(await requestProvider(provider, 'eth_chainId'))
    if (chainId === undefined) throw new PorticoError(malformedChainId)
    return { connectorId: connector.id, provider, accounts, chainId }
  })
}

async function requestAccounts(
  environment: Environment,
  provider: Eip1193Provider,
  { signal, onPending }: Pick<Parameters<Adapter['connect']>[0], 'signal' | 'onPending'>,
): Promise<unknown> {
  try {
    return await requestProvider(provider, 'eth_requestAccounts')
  } catch (error) {
    if (!isPorticoError(error, requestPending)) throw error
    onPending?.()
    const { waitForAccounts } = await loadPart(import('./waitForAccounts.js'))
    return waitForAccounts(environment, provider, signal)
  }
}
