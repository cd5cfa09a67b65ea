import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { replace } from './navigate.js'
import { requireEmailChange } from './requireEmailChange.js'
import { trackEvent } from './trackEvent.js'

export interface UpdateEmailParameters {
  /** Whose wallet it is. */
  readonly connectorId: string
  /** The new address. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/** Begins to give an embedded wallet another e-mail address, which the visitor confirms in the wallet itself. */
export async function updateEmail(
  portico: Portico,
  { connectorId, email, signal }: UpdateEmailParameters,
): Promise<'present' | 'new'> {
  const newEmail = email.trim()
  trackEvent(portico, { event: 'EMAIL_EDIT' })
  const step = await requireEmailChange(portico, connectorId).start(newEmail, signal)
  const { modal, router } = portico.store.get()
  if (modal.open && selectRoute(router).name === 'UpdateEmailWallet') {
    const name = step === 'new' ? 'UpdateEmailSecondaryOtp' : 'UpdateEmailPrimaryOtp'
    replace(portico, { name, connectorId, newEmail })
  }
  return step
}
