import type { SourceContext } from '@portico/core/adapter'
import { PorticoError, windowKeptApart } from '@portico/protocol'
import type { WindowReach } from '../frame/createWindowReach.js'
import { openVaultWindow, type VaultWindow } from '../frame/openVaultWindow.js'

/** Sends a request to the vault, with the ticket of the window opened for it, if any. */
type Ask<T> = (ticket: string | undefined) => Promise<T>

interface NewRequest {
  readonly sessionId: string
  readonly method: string
  readonly needsWindow: boolean
}

export interface Requests {
  run<T>(request: NewRequest, ask: Ask<T>): Promise<T>
  inWindow<T>(ask: Ask<T>): Promise<T>
  setSurface(wanted: boolean, sessionId: string): void
  focusWindow(): void
}

export function createRequests(
  { environment, emit }: SourceContext,
  vault: string,
  reach: WindowReach,
): Requests {
  let last = 0
  let asked = 0
  let surfaceRequest: number | undefined
  let window: VaultWindow | undefined

  function begin(sessionId: string, method: string): number {
    const id = ++last
    emit({ type: 'requestSent', id, sessionId, method })
    return id
  }

  async function count<T>(ask: Ask<T>, needsWindow: boolean): Promise<T> {
    if (needsWindow && reach.isCutOff()) {
      const error = new PorticoError(windowKeptApart)
      emit({ type: 'refused', error })
      throw error
    }
    // Behind another question the window would have nothing to show.
    const mine = needsWindow && asked === 0 ? openVaultWindow(environment, vault) : undefined
    window = mine ?? window
    asked += 1
    try {
      return await ask(mine?.ticket)
    } finally {
      asked -= 1
      mine?.close()
      if (mine && window === mine) window = undefined
    }
  }

  return {
    inWindow: ask => count(ask, true),
    async run({ sessionId, method, needsWindow }, ask) {
      // Open the window before the view: browsers require a user activation.
      const asking = count(ask, needsWindow)
      const id = begin(sessionId, method)
      try {
        return await asking
      } finally {
        emit({ type: 'requestSettled', id })
      }
    },
    setSurface(wanted, sessionId) {
      if (wanted && surfaceRequest === undefined) surfaceRequest = begin(sessionId, 'surface')
      else if (!wanted && surfaceRequest !== undefined) {
        emit({ type: 'requestSettled', id: surfaceRequest })
        surfaceRequest = undefined
      }
    },
    focusWindow: () => window?.focus(),
  }
}
