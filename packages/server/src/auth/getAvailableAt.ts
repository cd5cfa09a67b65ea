import type { AuthContext } from './AuthContext.js'
import type { Session } from './store/sessions.js'

/** From when on the escrow helps a device that was approved. */
export const getAvailableAt = (
  { newDeviceDelay }: Pick<AuthContext, 'newDeviceDelay'>,
  { device }: Session,
) => Math.max(device.usableAt.getTime(), device.addedAt.getTime() + newDeviceDelay)
