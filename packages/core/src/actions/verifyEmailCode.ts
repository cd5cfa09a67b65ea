import type { Portico } from '../types/Portico.js'
import type { LoginStep } from '../types/Source.js'
import { followLogin, requireEmailSource } from './followLogin.js'
import { shake } from './shake.js'
import { trackEvent } from './trackEvent.js'

export interface VerifyEmailCodeParameters {
  /** Six digits; none where the wallet's own page takes them. */
  readonly code?: string | undefined
  /** Where the code was sent. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/** Gives in the code from the mail. */
export async function verifyEmailCode(
  portico: Portico,
  { code, email, signal }: VerifyEmailCodeParameters,
): Promise<LoginStep> {
  const source = requireEmailSource(portico)
  const step = await source.email.verifyCode(code, signal).catch(error => {
    const message = error instanceof Error ? error.message : 'unknown'
    trackEvent(portico, { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    if (!signal?.aborted) shake(portico)
    throw error
  })
  trackEvent(portico, { event: 'EMAIL_VERIFICATION_CODE_PASS' })
  return followLogin(portico, source, { step, email, signal })
}
