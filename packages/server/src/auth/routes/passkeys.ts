import { randomBytes } from 'node:crypto'
import {
  AddPasskeySchema,
  authPaths,
  type SealedRecovery,
  type StartPasskeyAnswer,
  StartPasskeySchema,
  type UsePasskeyAnswer,
  UsePasskeySchema,
} from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { authTimes } from '../authLimits.js'
import { addCall } from '../http/addCall.js'
import { type PasskeyRules, verifyNewPasskey, verifyPasskeyUse } from '../passkey/verifyPasskey.js'
import {
  countPasskey,
  findPasskeyKey,
  insertPasskey,
  type PasskeyAsker,
  saveChallenge,
  takeChallenge,
} from '../store/passkeys.js'
import type { Session } from '../store/sessions.js'
import { findWallet } from '../store/wallets.js'

/**
 * POST /auth/passkey/…: a challenge; a new passkey, which counts once the wallet lists it as a recovery method; and
 * the share for an assertion. The share is sealed to a key that only the passkey can derive, so the service cannot
 * open it.
 */
export function addPasskeyRoutes(app: AuthApp, context: AuthContext) {
  const { database, vaultOrigin } = context
  const getNow = () => new Date(context.now())
  const describeAsker = ({ userId, device }: Session, purpose: PasskeyAsker['purpose']) => ({
    userId,
    deviceId: device.id,
    purpose,
  })
  const getRules = (asker: PasskeyAsker): PasskeyRules => ({
    vaultOrigin,
    takeChallenge: challenge => takeChallenge(database, asker, challenge, getNow()),
  })

  addCall(app, authPaths.startPasskey, StartPasskeySchema, async ({ purpose }, c) => {
    const challenge = randomBytes(32).toString('base64url')
    const expiresAt = new Date(context.now() + authTimes.code)
    await saveChallenge(database, describeAsker(c.var.session, purpose), challenge, expiresAt)
    return { challenge, expiresIn: authTimes.code / 1000 } satisfies StartPasskeyAnswer
  })

  addCall(app, authPaths.addPasskey, AddPasskeySchema, async (made, c) => {
    const { session } = c.var
    if (session.device.state !== 'active') throw new AuthRefusal('device_not_active')
    const passkey = await verifyNewPasskey(made, getRules(describeAsker(session, 'add')))
    const isKept = passkey && (await insertPasskey(database, session.userId, passkey, getNow()))
    if (!isKept) throw new AuthRefusal('passkey_refused')
    return {}
  })

  addCall(app, authPaths.usePasskey, UsePasskeySchema, async (used, c) => {
    const { session } = c.var
    const { userId } = session
    const { credentialId } = used
    if (session.device.state !== 'active') assertMayRecover(context, session)
    const publicKey = await findPasskeyKey(database, userId, credentialId)
    const counter = await verifyPasskeyUse(used, publicKey, getRules(describeAsker(session, 'use')))
    const isGood = counter !== undefined && (await countPasskey(database, userId, credentialId, counter))
    const recovery = isGood && findRecovery(await findWallet(database, userId), credentialId)
    if (!recovery) throw new AuthRefusal('passkey_refused')
    return { recovery } satisfies UsePasskeyAnswer
  })
}

type SealedPasskey = Extract<SealedRecovery, { kind: 'passkey' }>

const findRecovery = (
  wallet: { recoveries: readonly SealedRecovery[] } | undefined,
  credentialId: string,
): SealedPasskey | undefined =>
  wallet?.recoveries.find(
    (recovery): recovery is SealedPasskey =>
      recovery.kind === 'passkey' && recovery.credentialId === credentialId,
  )
