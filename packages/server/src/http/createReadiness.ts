import { setTimeout } from 'node:timers/promises'

export const readyPath = '/ready'

export interface Readiness {
  readonly isLeaving: boolean
  /** Reports that it is leaving, and keeps serving for a while: load balancers poll every few seconds. */
  leave(): Promise<void>
}

export function createReadiness(drainSeconds = 0): Readiness {
  let leaving: Promise<void> | undefined
  return {
    get isLeaving() {
      return leaving !== undefined
    },
    leave() {
      leaving ??= setTimeout(drainSeconds * 1000)
      return leaving
    },
  }
}
