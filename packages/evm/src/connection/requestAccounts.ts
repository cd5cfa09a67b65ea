import type { Adapter, Environment } from '@portico/core'
import { loadPart } from '@portico/core/adapter'
import { isPorticoError, requestPending } from '@portico/protocol'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'

/** Asks for accounts; a wallet that already has such a prompt open is waited for instead of failing. */
export async function requestAccounts(
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
