import type { Language } from '@portico/protocol'
import {
  authPaths,
  CreateWalletSchema,
  EmptySchema,
  type EpochAnswer,
  formatSealContext,
  type ReleaseShareAnswer,
  ReleaseShareSchema,
  type RotateWallet,
  RotateWalletSchema,
  sealInfo,
  type WalletAnswer,
} from '@portico/protocol/auth'
import type { Queries } from '../../database/Database.js'
import { withRetry } from '../../database/withRetry.js'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readLanguage } from '../../http/readRequest.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../ServerFailure.js'
import { sealTo } from '../../secrets/hpke.js'
import { enqueueEvent } from '../../webhooks/enqueueEvent.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../beginSession.js'
import { isOwnerSignature } from '../isOwnerSignature.js'
import { addCall } from '../serviceApp.js'
import { depositShare, listDevices, setDeviceState } from '../store/devices.js'
import { takeEmailChange } from '../store/emailChanges.js'
import { forgetGuesses, keepPasskeys } from '../store/recovery.js'
import { endSessionsBy, endSessionsOf, type Session } from '../store/sessions.js'
import { lockAccount, setMailbox } from '../store/users.js'
import {
  findWallet,
  formatShareContext,
  insertWallet,
  replaceShares,
  toEmbeddedWallet,
} from '../store/wallets.js'

/**
 * POST /auth/wallet/rotate: replaces all shares at once. The request has to be signed by the wallet's own key;
 * otherwise an attacker with the mailbox alone could destroy the shares. The calling device becomes a device of the
 * wallet.
 */
export function addRotateWalletRoute(app: AuthApp, context: AuthContext) {
  const { database, mailer, onError, shareKeys } = context

  addCall(app, authPaths.rotateWallet, RotateWalletSchema, async (next, c) => {
    const { session } = c.var
    const { userId, device } = session
    if (device.state !== 'active') assertMayRecover(context, session)
    const wallet = await findWallet(database, userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    const epoch = next.expectedEpoch + 1
    const statement = { walletId: wallet.id, epoch, commitment: next.commitment, deviceId: device.id }
    if (!isOwnerSignature(wallet.addresses.solana, statement, next.ownerSignature))
      throw new AuthRefusal('owner_proof_invalid')
    const share = Buffer.from(next.authShare, 'base64url')
    const authShare = shareKeys.seal(share, formatShareContext(userId, wallet.id, epoch))
    const write = async (transaction: Queries) => {
      await lockAccount(transaction, userId)
      if (!(await replaceShares(transaction, userId, { ...next, authShare })))
        throw new AuthRefusal('epoch_conflict')
      await settlePasskeys(transaction, userId, next.recoveries)
      const email = next.emailChange && (await changeMailbox(transaction, session, next.emailChange))
      if (device.state !== 'active') await forgetGuesses(transaction, userId)
      const self = { userId, id: device.id }
      await setDeviceState(transaction, self, ['new', 'active'], 'active')
      if (device.state !== 'active') await enqueueDevice(transaction, session)
      await settleOthers(transaction, session, next.devices, new Date(context.now()))
      return email
    }
    const moved = await withRetry(() => database.begin(write))
    if (moved) await tellBoth(session.email, moved, readLanguage(c))
    return { epoch } satisfies EpochAnswer
  })

  async function changeMailbox(transaction: Queries, session: Session, id: string) {
    const { id: but, userId, device } = session
    const change = { id, userId, deviceId: device.id }
    const email = await takeEmailChange(transaction, change, new Date(context.now()))
    if (!email) throw new AuthRefusal('code_required')
    if (!(await setMailbox(transaction, userId, email))) throw new AuthRefusal('email_taken')
    if (session.email)
      await endSessionsBy(transaction, { userId, provider: 'mail', but }, new Date(context.now()))
    return email
  }

  async function tellBoth(before: string | undefined, after: string, language: Language) {
    if (!before) return
    const text = mailTexts[language].moved({ before, after })
    for (const to of [before, after])
      await mailer.send({ to, language, ...text }).catch(cause => onError(toError(cause)))
  }
}

const enqueueDevice = (transaction: Queries, { userId, device }: Session) =>
  enqueueEvent(transaction, 'device.added', { userId, deviceId: device.id }, { userId })

/** A passkey that was never verified could not recover anything later; one that is left out is deleted. */
async function settlePasskeys(database: Queries, userId: string, recoveries: RotateWallet['recoveries']) {
  const ids = recoveries.flatMap(recovery => (recovery.kind === 'passkey' ? recovery.credentialId : []))
  if (!(await keepPasskeys(database, userId, ids))) throw new AuthRefusal('passkey_refused')
}

async function settleOthers(
  database: Queries,
  { userId, device }: Session,
  deposits: RotateWallet['devices'],
  now: Date,
) {
  const others = (await listDevices(database, userId)).filter(({ id }) => id !== device.id)
  const shares = new Map(deposits.map(({ id, sealedShare }) => [id, sealedShare]))
  const stranger = deposits.find(({ id }) => !others.some(other => other.id === id))
  if (stranger) throw new AuthRefusal('bad_request', undefined, 'A device is not one of the wallet.')
  for (const { id } of others) {
    const share = shares.get(id)
    if (share) {
      await depositShare(database, userId, id, share)
      continue
    }
    await setDeviceState(database, { userId, id }, ['active'], 'removed')
    await endSessionsOf(database, { userId, deviceId: id }, now)
  }
}

export function addWalletRoutes(app: AuthApp, context: AuthContext) {
  const { database, limits, now, shareKeys } = context

  addCall(app, authPaths.createWallet, CreateWalletSchema, async (body, c) => {
    const { wallet, authShare, ownerSignature, recoveries } = body
    const { userId, device } = c.var.session
    if (recoveries.some(({ kind }) => kind === 'passkey')) throw new AuthRefusal('passkey_refused')
    const { id: walletId, addresses, commitment } = wallet
    const statement = { walletId, epoch: 1, commitment, deviceId: device.id }
    if (!isOwnerSignature(addresses.solana, statement, ownerSignature))
      throw new AuthRefusal('owner_proof_invalid')
    const box = shareKeys.seal(Buffer.from(authShare, 'base64url'), formatShareContext(userId, walletId, 1))
    await database.begin(async transaction => {
      if (!(await insertWallet(transaction, userId, { wallet, recoveries }, box)))
        throw new AuthRefusal('wallet_exists')
      await setDeviceState(transaction, { userId, id: device.id }, ['new'], 'active')
      await enqueueDevice(transaction, c.var.session)
    })
    return { epoch: 1 } satisfies EpochAnswer
  })

  addCall(app, authPaths.readWallet, EmptySchema, async (_, c) => {
    const { userId, device } = c.var.session
    const wallet = await findWallet(database, userId)
    const isActive = device.state === 'active'
    return {
      wallet: wallet ? toEmbeddedWallet(wallet, await listDevices(database, userId), device.id) : null,
      device: isActive ? 'active' : 'new',
      ...(isActive && device.deposited && { deposited: device.deposited }),
    } satisfies WalletAnswer
  })

  const releases = createRateLimiter(hourly(limits.sharesPerHour), now)

  addCall(app, authPaths.releaseShare, ReleaseShareSchema, async ({ recipientKey }, c) => {
    const { session } = c.var
    if (session.device.state !== 'active') assertMayRecover(context, session)
    const wait = releases.take(session.device.id)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)
    const wallet = await findWallet(database, session.userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    const { id, epoch, authShare } = wallet
    const share = shareKeys.open(authShare, formatShareContext(session.userId, id, epoch))
    const purpose = { info: sealInfo.authShare, context: formatSealContext(id, epoch) }
    const sealed = await sealTo(recipientKey, share, purpose).catch(() => {
      throw new AuthRefusal('bad_request', undefined, 'The field "recipientKey" is no key.')
    })
    return { epoch, sealed } satisfies ReleaseShareAnswer
  })
}
