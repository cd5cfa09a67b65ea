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
  let id = 0
  let needs = 0
  let asked = 0
  let isSurfaceWanted = false
  let window: VaultWindow | undefined

  /** One view serves all that the vault needs from the visitor, so only the first need opens it. */
  function begin(sessionId: string, method: string): void {
    if (needs++ === 0) emit({ type: 'requestSent', id: ++id, sessionId, method })
  }

  function end(): void {
    if (--needs === 0) emit({ type: 'requestSettled', id })
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
      begin(sessionId, method)
      try {
        return await asking
      } finally {
        end()
      }
    },
    setSurface(wanted, sessionId) {
      if (wanted === isSurfaceWanted) return
      isSurfaceWanted = wanted
      if (wanted) begin(sessionId, 'surface')
      else end()
    },
    focusWindow: () => window?.focus(),
  }
}
