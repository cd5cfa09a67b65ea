import type { Language } from '@portico/protocol'
import { authPaths, type EpochAnswer, type RotateWallet, RotateWalletSchema } from '@portico/protocol/auth'
import type { Queries } from '../../database/Database.js'
import { withRetry } from '../../database/withRetry.js'
import { readLanguage } from '../../http/readLanguage.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../ServerFailure.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { formatShareContext } from '../formatShareContext.js'
import { addCall } from '../http/addCall.js'
import { isOwnerSignature } from '../isOwnerSignature.js'
import { depositShare, listDevices, setDeviceState } from '../store/devices.js'
import { takeEmailChange } from '../store/emailChanges.js'
import { keepPasskeys } from '../store/passkeys.js'
import { forgetGuesses } from '../store/passphrases.js'
import { endSessionsBy, endSessionsOf, type Session } from '../store/sessions.js'
import { lockAccount, setMailbox } from '../store/users.js'
import { findWallet, replaceShares } from '../store/wallets.js'

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
    if (!isOwnerSignature(wallet.addresses.solana, statement, next.ownerSignature)) {
      throw new AuthRefusal('owner_proof_invalid')
    }
    const share = Buffer.from(next.authShare, 'base64url')
    const authShare = shareKeys.seal(share, formatShareContext(userId, wallet.id, epoch))
    const write = async (transaction: Queries) => {
      await lockAccount(transaction, userId)
      if (!(await replaceShares(transaction, userId, { ...next, authShare }))) {
        throw new AuthRefusal('epoch_conflict')
      }
      await settlePasskeys(transaction, userId, next.recoveries)
      const email = next.emailChange && (await changeMailbox(transaction, session, next.emailChange))
      if (device.state !== 'active') await forgetGuesses(transaction, userId)
      const self = { userId, id: device.id }
      await setDeviceState(transaction, self, ['new', 'active'], 'active')
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

  /** An account without a previous mailbox needs no notice: the code went to the new one. */
  async function tellBoth(before: string | undefined, after: string, language: Language) {
    if (!before) return
    const text = mailTexts[language].moved({ before, after })
    for (const to of [before, after]) {
      await mailer.send({ to, language, ...text }).catch(cause => onError(toError(cause)))
    }
  }
}

/** A passkey that was never verified could not recover anything later; one that is left out is deleted. */
async function settlePasskeys(database: Queries, userId: string, recoveries: RotateWallet['recoveries']) {
  const ids = recoveries.flatMap(recovery => (recovery.kind === 'passkey' ? recovery.credentialId : []))
  if (!(await keepPasskeys(database, userId, ids))) throw new AuthRefusal('passkey_refused')
}

/** Deposits the new shares. A device without a deposit no longer belongs to the wallet. */
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
