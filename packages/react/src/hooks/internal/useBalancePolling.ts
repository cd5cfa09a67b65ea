import { fetchBalance } from '@portico/core'
import { cacheLifetimes, pollWhileVisible } from '@portico/core/internal'
import { useEffect } from 'react'
import { usePorticoInstance } from './usePorticoStore.js'

export function useBalancePolling(): void {
  const portico = usePorticoInstance('useBalancePolling')
  useEffect(
    () =>
      pollWhileVisible(portico, {
        interval: cacheLifetimes.nativeBalance,
        // The first request ignores the cache; from then on the interval sets the lifetime.
        ask: () => fetchBalance(portico, { force: true }),
      }),
    [portico],
  )
}
