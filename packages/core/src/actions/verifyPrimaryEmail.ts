import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { replace } from './navigate.js'
import { requireEmailChange } from './requireEmailChange.js'
import { shake } from './shake.js'

export interface VerifyUpdateParameters {
  readonly connectorId: string
  /** Six digits. */
  readonly code: string
  /** The address that the wallet is to have. */
  readonly newEmail: string
  readonly signal?: AbortSignal | undefined
}

/** Gives in the code from the present mailbox; another one goes to the new mailbox then. */
export async function verifyPrimaryEmail(
  portico: Portico,
  { connectorId, code, newEmail, signal }: VerifyUpdateParameters,
): Promise<void> {
  const change = requireEmailChange(portico, connectorId)
  await change.verifyPresent(code, signal).catch(error => {
    if (!signal?.aborted) shake(portico)
    throw error
  })
  const { modal, router } = portico.store.get()
  if (modal.open && selectRoute(router).name === 'UpdateEmailPrimaryOtp')
    replace(portico, { name: 'UpdateEmailSecondaryOtp', connectorId, newEmail })
}
