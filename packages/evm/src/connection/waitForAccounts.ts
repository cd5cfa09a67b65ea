import type { Environment } from '@portico/core'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { listenToProvider } from '../provider/listenToProvider.js'
import { requestProvider } from '../provider/requestProvider.js'

const pollInterval = 1000

export function waitForAccounts(
  environment: Environment,
  provider: Eip1193Provider,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return new Promise(resolve => {
    const offer = (accounts: unknown) => {
      if (!Array.isArray(accounts) || accounts.length === 0) return
      end()
      resolve(accounts)
    }
    const ask = async () => {
      offer(await requestProvider(provider, 'eth_accounts').catch(() => undefined))
      if (waiting) timer = environment.setTimeout(ask, pollInterval)
    }
    const end = () => {
      waiting = false
      unlisten()
      environment.clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
    let waiting = !signal?.aborted
    const unlisten = listenToProvider(provider, { accountsChanged: offer })
    let timer = environment.setTimeout(ask, pollInterval)
    signal?.addEventListener('abort', end, { once: true })
    if (!waiting) end()
  })
}
