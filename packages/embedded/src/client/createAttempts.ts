import type { Environment, LoginStep } from '@portico/core'
import { type SourceSession, withAbort } from '@portico/core/adapter'
import { PorticoError, socialConnectionFailed, userRejected } from '@portico/protocol'

export interface Attempt {
  readonly turn: number
  readonly session: Promise<SourceSession>
  readonly back: Promise<void>
  waiting: number
  noteBack(): void
  end(reason?: PorticoError): void
}

const leavingView = 100

/**
 * Logins outside of this page, of which only the latest counts. Leaving the view cancels a login, unless another view
 * takes over immediately.
 */
export function createAttempts(environment: Pick<Environment, 'setTimeout'>, onLeft = () => {}) {
  let current: Attempt | undefined
  let turns = 0

  return {
    getTurn: () => ++turns,
    end: () => current?.end(),
    noteBack: () => current?.noteBack(),
    begin(connect: (signal: AbortSignal) => Promise<SourceSession>): Attempt {
      current?.end()
      const over = new AbortController()
      let noteBack = () => {}
      const back = new Promise<void>(resolve => {
        noteBack = resolve
      })
      // Reports the reason for the abort instead of the resulting error.
      const session = connect(over.signal).catch((error: unknown) => {
        throw over.signal.aborted ? over.signal.reason : error
      })
      // Every caller that awaits it handles the rejection.
      session.catch(() => undefined)
      const end = (reason = new PorticoError(userRejected)) => over.abort(reason)
      current = { turn: ++turns, session, back, waiting: 0, noteBack, end }
      return current
    },
    /** @param whenBack the step once the visitor has returned; undefined if that has happened */
    async awaitEnd(
      turn: number | undefined,
      whenBack: LoginStep | undefined,
      signal?: AbortSignal,
    ): Promise<LoginStep> {
      const attempt = current
      if (!attempt || attempt.turn !== turn) throw new PorticoError(socialConnectionFailed)
      attempt.waiting += 1
      try {
        return await withAbort(signal, () => {
          const done = attempt.session.then((session): LoginStep => ({ type: 'done', session }))
          return whenBack ? Promise.race([done, attempt.back.then(() => whenBack)]) : done
        })
      } finally {
        attempt.waiting -= 1
        if (signal?.aborted)
          environment.setTimeout(() => {
            if (attempt.waiting > 0) return
            attempt.end()
            onLeft()
          }, leavingView)
      }
    },
  }
}
