import type { Environment } from '../../services/Environment.js'

export interface Withdrawal {
  open(): AbortSignal
  end(): void
}

/** One controller for all URIs: a renewed one stays valid, and they end together. */
export function createWithdrawal({ page }: Pick<Environment, 'page'>, onHide: () => void): Withdrawal {
  let controller: AbortController | undefined
  return {
    open() {
      if (controller) return controller.signal
      controller = new AbortController()
      page?.addEventListener('pagehide', onHide)
      const { signal } = controller
      signal.addEventListener('abort', () => page?.removeEventListener('pagehide', onHide))
      return signal
    },
    end() {
      controller?.abort()
      controller = undefined
    },
  }
}
