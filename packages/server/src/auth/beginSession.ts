import type { SignedInAnswer, VerifyOtp } from '@portico/protocol/auth'
import type { AuthContext } from './AuthContext.js'
import { issueTokens } from './issueTokens.js'
import { listDevices, saveDevice } from './store/devices.js'
import { startSession } from './store/sessions.js'
import { readPerson } from './store/users.js'
import { findWallet, toEmbeddedWallet } from './store/wallets.js'

export interface Arrival extends Pick<VerifyOtp, 'agreementKey' | 'label'> {
  userId: string
  deviceId: string
  /** Host of the page around the vault. */
  site: string
  /** Milliseconds that a new device waits. */
  wait: number
}

/** Lets somebody in who has proven who they are, by whichever way. */
export async function beginSession(
  context: AuthContext,
  { userId, deviceId, agreementKey, label, site, wait }: Arrival,
): Promise<SignedInAnswer> {
  const { database } = context
  const now = new Date(context.now())
  const usableAt = new Date(now.getTime() + wait)
  const device = await saveDevice(database, { userId, id: deviceId, label, agreementKey, usableAt }, now)
  const sessionId = await startSession(database, { userId, deviceId, site }, now)
  const wallet = await findWallet(database, userId)
  const { email, name } = await readPerson(database, userId)
  return {
    ...(await issueTokens(context, { userId, sessionId, deviceId, turn: 1 })),
    user: { id: userId, ...(email && { email }), ...(name && { name }) },
    device: device.state === 'active' ? 'active' : 'new',
    wallet: wallet ? toEmbeddedWallet(wallet, await listDevices(database, userId), deviceId) : null,
  }
}
