import { setTimeout } from 'node:timers/promises'

export const readyPath = '/ready'

/** Whether a service should be sent requests. */
export interface Readiness {
  readonly isLeaving: boolean
  /** Says so, and goes on serving for a while: load balancers ask every few seconds. */
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
