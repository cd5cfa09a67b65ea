import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'
import { authTimes } from './authLimits.js'
import type { Session } from './store/sessions.js'

/** A device without a share gets recovery material only with a fresh one-time code and after its waiting time. */
export function assertMayRecover({ now }: Pick<AuthContext, 'now'>, { codeAt, device }: Session): void {
  const wait = device.usableAt.getTime() - now()
  if (wait > 0) throw new AuthRefusal('device_delayed', Math.ceil(wait / 1000))
  if (!isFresh(codeAt, now())) throw new AuthRefusal('code_required')
}

export function isFresh(codeAt: Date, now: number): boolean {
  const age = now - codeAt.getTime()
  return age >= -authTimes.clockSkew && age <= authTimes.freshCode
}
