import type { Environment } from '../../services/Environment.js'

export interface Withdrawal {
  /** Aborted when the codes that are out now are withdrawn. */
  open(): AbortSignal
  /** Withdraws every code that is out, also those that were renewed. */
  end(): void
}

/**
 * One for all codes that are out: an older one stays good when it was renewed, and they end together.
 * @param onHide the visitor leaves the page while a code is out
 */
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
