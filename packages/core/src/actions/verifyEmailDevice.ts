import type { Portico } from '../types/Portico.js'
import type { LoginStep } from '../types/Source.js'
import { followLogin, requireEmailSource } from './followLogin.js'
import { trackEvent } from './trackEvent.js'

export interface VerifyEmailDeviceParameters {
  /** Where the mail with the approval went. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/** Waits until the visitor has approved this device. */
export async function verifyEmailDevice(
  portico: Portico,
  { email, signal }: VerifyEmailDeviceParameters,
): Promise<LoginStep> {
  const source = requireEmailSource(portico)
  const step = await source.email.verifyDevice(signal)
  trackEvent(portico, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  return followLogin(portico, source, { step, email, signal })
}
