import * as auth from '@portico/protocol/auth'
import type * as v from 'valibot'
import type { ServiceClient } from './createServiceClient.ts'
import type { Session } from './createSession.ts'
import { isServiceRefusal } from './isServiceRefusal.ts'

export type AuthService = ReturnType<typeof createAuthService>

const paths = auth.authPaths

/** The auth service's API. Every call carries a device proof, and all but the login carry the session. */
export function createAuthService(client: ServiceClient, session: Session) {
  const call = <schema extends v.GenericSchema>(path: string, body: unknown, answer: schema) =>
    client.call({ path, body, answer })

  async function callSignedIn<schema extends v.GenericSchema>(path: string, body: unknown, answer: schema) {
    const accessToken = await session.getAccessToken()
    return client.call({ path, body, answer, accessToken }).catch(async error => {
      if (!isServiceRefusal(error, 'session_invalid')) throw error
      const renewed = await session.getAccessToken(accessToken)
      return client.call({ path, body, answer, accessToken: renewed })
    })
  }

  async function tell(path: string, body: unknown): Promise<void> {
    await callSignedIn(path, body, auth.EmptySchema)
  }

  return {
    startOtp: (body: auth.StartOtp) => call(paths.startOtp, body, auth.StartOtpAnswerSchema),
    verifyOtp: (body: auth.VerifyOtp) => call(paths.verifyOtp, body, auth.SignedInAnswerSchema),
    startSocial: (body: auth.StartSocial) => call(paths.startSocial, body, auth.StartSocialAnswerSchema),
    finishSocial: (body: auth.FinishSocial) => call(paths.finishSocial, body, auth.FinishSocialAnswerSchema),
    startFarcaster: (body: auth.StartFarcaster) =>
      call(paths.startFarcaster, body, auth.StartFarcasterAnswerSchema),
    finishFarcaster: (body: auth.FinishFarcaster) =>
      call(paths.finishFarcaster, body, auth.FinishSocialAnswerSchema),
    /** @param accessToken of a session that was never started here; defaults to the current one */
    async endSession(accessToken?: string): Promise<void> {
      if (accessToken === undefined) return tell(paths.endSession, {})
      await client.call({ path: paths.endSession, body: {}, answer: auth.EmptySchema, accessToken })
    },
    readWallet: () => callSignedIn(paths.readWallet, {}, auth.WalletAnswerSchema),
    createWallet: (body: auth.CreateWallet) => callSignedIn(paths.createWallet, body, auth.EpochAnswerSchema),
    rotateWallet: (body: auth.RotateWallet) => callSignedIn(paths.rotateWallet, body, auth.EpochAnswerSchema),
    releaseShare: (recipientKey: auth.PublicKey) =>
      callSignedIn(paths.releaseShare, { recipientKey }, auth.ReleaseShareAnswerSchema),
    readRecovery: () => callSignedIn(paths.readRecovery, {}, auth.RecoveryAnswerSchema),
    /** The service's OPRF evaluation, rate-limited for a device without a share. */
    evaluatePassphrase: async (blinded: string) =>
      (await callSignedIn(paths.evaluatePassphrase, { blinded }, auth.EvaluatePassphraseAnswerSchema))
        .evaluated,
    startPasskey: (purpose: auth.StartPasskey['purpose']) =>
      callSignedIn(paths.startPasskey, { purpose }, auth.StartPasskeyAnswerSchema),
    addPasskey: (body: auth.AddPasskey) => tell(paths.addPasskey, body),
    usePasskey: (body: auth.UsePasskey) => callSignedIn(paths.usePasskey, body, auth.UsePasskeyAnswerSchema),
    /** @param emailChange a verified change, for a key that belongs to the new mailbox */
    getEscrowTicket: (purpose: auth.TicketPurpose, emailChange?: string) =>
      callSignedIn(paths.escrowTicket, { purpose, emailChange }, auth.EscrowTicketAnswerSchema),
    listWaysIn: () => callSignedIn(paths.listWaysIn, {}, auth.WaysInAnswerSchema),
    startWayIn: (body: auth.StartWayIn) => callSignedIn(paths.startWayIn, body, auth.StartSocialAnswerSchema),
    awaitFarcasterWay: (body: auth.AwaitFarcasterWay) =>
      callSignedIn(paths.awaitFarcasterWay, body, auth.AwaitFarcasterWayAnswerSchema),
    readWayIn: (body: auth.ReadWayIn) => callSignedIn(paths.readWayIn, body, auth.WayInSchema),
    addWayIn: (body: auth.AddWayIn) => tell(paths.addWayIn, body),
    removeWayIn: (body: auth.RemoveWayIn) => tell(paths.removeWayIn, body),
    startEmailChange: (email: string) =>
      callSignedIn(paths.startEmailChange, { email }, auth.StartEmailChangeAnswerSchema),
    proveOldEmail: (body: auth.ProveEmail) => tell(paths.proveOldEmail, body),
    proveNewEmail: (body: auth.ProveEmail) => tell(paths.proveNewEmail, body),
  }
}
