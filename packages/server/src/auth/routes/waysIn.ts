import { randomUUID } from 'node:crypto'
import {
  type AccountWayIn,
  AddWayInSchema,
  type AwaitFarcasterWayAnswer,
  AwaitFarcasterWaySchema,
  authPaths,
  formatWayStatement,
  type LoginProvider,
  loginProviders,
  ReadWayInSchema,
  RemoveWayInSchema,
  type StartSocialAnswer,
  StartWayInSchema,
  socialParameters,
  socialPaths,
  type WayStatement,
  type WaysInAnswer,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { withRetry } from '../../database/withRetry.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import type { FarcasterAttempts } from '../farcaster/createFarcasterAttempts.js'
import { isSolanaSignature } from '../isOwnerSignature.js'
import { addCall } from '../serviceApp.js'
import { isSame, makeTicket } from '../social/socialSecrets.js'
import { endSessionsBy, type Session } from '../store/sessions.js'
import { readAttemptPerson, startAttempt, takeAttempt } from '../store/socialAttempts.js'
import { addIdentity, listIdentities, removeIdentity } from '../store/users.js'
import { findWallet } from '../store/wallets.js'
import type { AttemptLimit } from './socialLogin.js'

/**
 * POST /auth/ways/… (list, start, read, add, remove): adding an identity needs the signature of the wallet's own key,
 * and a login at the provider that was started for this account and has just finished on this device. Mail addresses
 * never join accounts, and an identity that belongs to another account stays there.
 */
export function addWaysInRoutes(
  app: AuthApp,
  context: AuthContext,
  { limit, attempts }: { limit: AttemptLimit; attempts: FarcasterAttempts },
) {
  const { database, hash, social, farcaster, now, vaultOrigin } = context

  const isServed = (provider: LoginProvider) =>
    (provider === 'farcaster' ? farcaster : social[provider]) !== undefined

  addCall(app, authPaths.listWaysIn, v.strictObject({}), async (_, c): Promise<WaysInAnswer> => {
    const identities = await listIdentities(database, c.var.session.userId)
    return {
      ways: identities.map(({ provider, subject, name }) => {
        const shown = provider === 'mail' ? subject : name
        return { provider, name: shown }
      }),
      available: loginProviders.filter(isServed),
    }
  })

  addCall(app, authPaths.startWayIn, StartWayInSchema, async ({ provider }, c) => {
    const { userId, device, site } = c.var.session
    if (device.state !== 'active') throw new AuthRefusal('device_not_active')
    if (!isServed(provider)) throw new AuthRefusal('social_unavailable')
    await limit(c)
    if (provider === 'farcaster') {
      // The request names the vault, so that it cannot be mistaken for a login to the site.
      const { url, ...started } = await attempts.start({ site: vaultOrigin, deviceId: device.id, userId })
      return { ...started, uri: url }
    }
    const id = randomUUID()
    // Always in a window that returns to the vault, so that the result never passes through a page of the site.
    const attempt = { id, provider, deviceId: device.id, site, userId }
    await startAttempt(database, attempt, new Date(now() + authTimes.social))
    const uri = `${context.url}${socialPaths.go}?${socialParameters.attempt}=${id}`
    return { attemptId: id, uri, expiresIn: authTimes.social / 1000 } satisfies StartSocialAnswer
  })

  addCall(
    app,
    authPaths.awaitFarcasterWay,
    AwaitFarcasterWaySchema,
    async (body, c): Promise<AwaitFarcasterWayAnswer> => {
      const { attemptId: id } = body
      const { userId, device } = c.var.session
      const login = { id, deviceId: device.id, userId }
      const state = await attempts.settle(login)
      if (state === 'pending') return { state }
      if (!(await readAttemptPerson(database, login, new Date(now())))) throw new AuthRefusal('social_failed')
      return { state: 'done', ticket: makeTicket(hash, id) }
    },
  )

  addCall(app, authPaths.readWayIn, ReadWayInSchema, async (body, c): Promise<AccountWayIn> => {
    const { attemptId, ticket } = body
    const login = nameLogin(c.var.session, attemptId, ticket)
    const found = await readAttemptPerson(database, login, new Date(now()))
    if (!found) throw new AuthRefusal('social_expired')
    const { provider, name } = found
    return { provider, name }
  })

  addCall(app, authPaths.addWayIn, AddWayInSchema, async ({ attemptId, ticket, ownerSignature }, c) => {
    const { session } = c.var
    await assertOwner(session, { act: 'add', subject: attemptId }, ownerSignature)
    const found = await takeAttempt(database, nameLogin(session, attemptId, ticket), new Date(now()))
    if (!found) throw new AuthRefusal('social_expired')
    const identity = { provider: found.provider, ...found.person }
    const added = await addIdentity(database, session.userId, identity, new Date(now()))
    if (added !== 'added') throw new AuthRefusal(added === 'taken' ? 'way_taken' : 'way_exists')
    return {}
  })

  addCall(app, authPaths.removeWayIn, RemoveWayInSchema, async ({ provider, ownerSignature }, c) => {
    const { session } = c.var
    await assertOwner(session, { act: 'remove', subject: provider }, ownerSignature)
    const { userId, id: but } = session
    await withRetry(() =>
      database.begin(async transaction => {
        if (!(await removeIdentity(transaction, userId, provider))) throw new AuthRefusal('way_last')
        await endSessionsBy(transaction, { userId, provider, but }, new Date(now()))
      }),
    )
    return {}
  })

  function nameLogin({ userId, device }: Session, id: string, ticket: string) {
    if (!isSame(ticket, makeTicket(hash, id))) throw new AuthRefusal('social_failed')
    return { id, deviceId: device.id, userId }
  }

  async function assertOwner(
    { userId, device }: Session,
    said: Pick<WayStatement, 'act' | 'subject'>,
    signature: string,
  ) {
    if (device.state !== 'active') throw new AuthRefusal('device_not_active')
    const wallet = await findWallet(database, userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    const statement = formatWayStatement({ walletId: wallet.id, deviceId: device.id, ...said })
    if (!isSolanaSignature(wallet.addresses.solana, statement, signature))
      throw new AuthRefusal('owner_proof_invalid')
  }
}
