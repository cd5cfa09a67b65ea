import type { Portico } from '../types/Portico.js'
import type { LoginStep } from '../types/Source.js'
import { followLogin, requireEmailSource } from './followLogin.js'
import { trackEvent } from './trackEvent.js'

export interface ConnectEmailParameters {
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/** Logs in with an e-mail address: has a code sent, also once more, and goes to the step that comes next. */
export async function connectEmail(
  portico: Portico,
  { email, signal }: ConnectEmailParameters,
): Promise<LoginStep> {
  const source = requireEmailSource(portico)
  trackEvent(portico, { event: 'EMAIL_SUBMITTED' })
  const step = await source.email.start(email, signal)
  if (step === 'code') trackEvent(portico, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
  return followLogin(portico, source, { step, email, signal })
}
