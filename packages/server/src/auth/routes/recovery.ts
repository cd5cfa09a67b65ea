import { randomBytes } from 'node:crypto'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import {
  AddPasskeySchema,
  authPaths,
  EmptySchema,
  type EscrowTicketAnswer,
  EscrowTicketSchema,
  type EvaluatePassphraseAnswer,
  EvaluatePassphraseSchema,
  type RecoveryAnswer,
  type SealedRecovery,
  type StartPasskeyAnswer,
  StartPasskeySchema,
  type UsePasskeyAnswer,
  UsePasskeySchema,
} from '@portico/protocol/auth'
import type { Database } from '../../database/Database.js'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { enqueueEvent } from '../../webhooks/enqueueEvent.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import { assertMayRecover } from '../beginSession.js'
import { addCall } from '../serviceApp.js'
import { findEmailChange } from '../store/emailChanges.js'
import {
  countGuess,
  countPasskey,
  findPasskeyKey,
  insertPasskey,
  type PasskeyAsker,
  saveChallenge,
  takeChallenge,
  takePassphraseKey,
} from '../store/recovery.js'
import type { Session } from '../store/sessions.js'
import { findWallet } from '../store/wallets.js'
import { type PasskeyRules, verifyNewPasskey, verifyPasskeyUse } from '../verifyPasskey.js'

const { oprf } = ristretto255_oprf
/** Once per session, however often the device asks. */
async function enqueueRequest(database: Database, { id, userId, device }: Session) {
  if (device.state === 'active') return
  const data = { userId, deviceId: device.id }
  await enqueueEvent(database, 'recovery.requested', data, { userId, key: [id] })
}

/** Per device of the wallet and hour: it already has a share, and sets or confirms a passphrase. */
const perHour = 60

function evaluate(key: Buffer, blinded: Buffer): Uint8Array {
  try {
    return oprf.blindEvaluate(key, blinded)
  } catch {
    throw new AuthRefusal('bad_request', undefined, 'The field "blinded" is no element.')
  }
}

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
    await enqueueRequest(database, session)
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

export function addRecoveryRoutes(app: AuthApp, context: AuthContext) {
  const { database, now, shareKeys, tokens } = context

  addCall(app, authPaths.readRecovery, EmptySchema, async (_, c) => {
    const { session } = c.var
    assertMayRecover(context, session)
    const wallet = await findWallet(context.database, session.userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    await enqueueRequest(database, session)
    // Passkey shares are released only for an assertion.
    const recoveries = wallet.recoveries.filter(({ kind }) => kind !== 'passkey')
    return { recoveries } satisfies RecoveryAnswer
  })

  const evaluations = createRateLimiter(hourly(perHour), now)

  // POST /auth/passphrase/evaluate: the service's part of the OPRF that turns a passphrase into a key (RFC 9497),
  // without learning the passphrase. Shares alone do not allow checking a guess offline. Every call by a device without
  // a share counts as a guess, because the service cannot know whether it was right until the wallet's own key has
  // signed.
  addCall(app, authPaths.evaluatePassphrase, EvaluatePassphraseSchema, async ({ blinded }, c) => {
    const { session } = c.var
    const { userId, device } = session
    const boundTo = JSON.stringify(['passphrase', userId])
    const sealed = await takePassphraseKey(database, userId, () =>
      shareKeys.seal(oprf.generateKeyPair().secretKey, boundTo),
    )
    const evaluated = evaluate(shareKeys.open(sealed, boundTo), Buffer.from(blinded, 'base64url'))
    const wait = evaluations.take(device.id)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)
    if (device.state !== 'active' && (await findWallet(database, userId))) {
      assertMayRecover(context, session)
      const early = await countGuess(database, userId, new Date(now()))
      if (early > 0) throw new AuthRefusal('passphrase_exhausted', early)
    }
    return { evaluated: Buffer.from(evaluated).toString('base64url') } satisfies EvaluatePassphraseAnswer
  })

  // POST /auth/escrow/ticket: attests to the escrow who is signed in on a device. A device of the wallet, or the one
  // that is about to create it, can store a recovery key with it. A device that wants one released still needs the
  // owner's approval at the escrow: this service alone cannot release it.
  addCall(app, authPaths.escrowTicket, EscrowTicketSchema, async ({ purpose, emailChange }, c) => {
    const { session } = c.var
    const { userId, device, site } = session
    const wallet = await findWallet(database, userId)
    if (purpose === 'release') {
      assertMayRecover(context, session)
      if (!wallet) throw new AuthRefusal('wallet_missing')
      await enqueueRequest(database, session)
    } else if (wallet && device.state !== 'active') throw new AuthRefusal('device_not_active')
    const email = emailChange ? await readNewEmail(session, emailChange) : session.email
    if (!email) throw new AuthRefusal('mailbox_missing')
    const claims = { userId, deviceId: device.id, purpose, walletId: wallet?.id, email, site }
    return { ticket: await tokens.signTicket(claims) } satisfies EscrowTicketAnswer
  })

  async function readNewEmail({ userId, device }: Session, id: string) {
    const named = { id, userId, deviceId: device.id, step: 'proven' } as const
    const change = await findEmailChange(database, named, new Date(context.now()))
    if (!change) throw new AuthRefusal('code_required')
    return change.email
  }
}
