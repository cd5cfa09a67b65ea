import {
  type AddPasskey,
  type AddWayIn,
  type AwaitFarcasterWay,
  AwaitFarcasterWayAnswerSchema,
  authPaths,
  type CreateWallet,
  EmptySchema,
  EpochAnswerSchema,
  EscrowTicketAnswerSchema,
  EvaluatePassphraseAnswerSchema,
  type FinishFarcaster,
  type FinishSocial,
  FinishSocialAnswerSchema,
  type ProveEmail,
  type PublicKey,
  type ReadWayIn,
  RecoveryAnswerSchema,
  ReleaseShareAnswerSchema,
  type RemoveWayIn,
  type RotateWallet,
  SignedInAnswerSchema,
  StartEmailChangeAnswerSchema,
  type StartFarcaster,
  StartFarcasterAnswerSchema,
  type StartOtp,
  StartOtpAnswerSchema,
  type StartPasskey,
  StartPasskeyAnswerSchema,
  type StartSocial,
  StartSocialAnswerSchema,
  type StartWayIn,
  type TicketPurpose,
  type UsePasskey,
  UsePasskeyAnswerSchema,
  type VerifyOtp,
  WalletAnswerSchema,
  WayInSchema,
  WaysInAnswerSchema,
} from '@portico/protocol/auth'
import type * as v from 'valibot'
import type { ServiceClient } from './createServiceClient.ts'
import type { Session } from './createSession.ts'
import { isServiceRefusal } from './isServiceRefusal.ts'

export type AuthService = ReturnType<typeof createAuthService>

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
    await callSignedIn(path, body, EmptySchema)
  }

  return {
    startOtp: (body: StartOtp) => call(authPaths.startOtp, body, StartOtpAnswerSchema),
    verifyOtp: (body: VerifyOtp) => call(authPaths.verifyOtp, body, SignedInAnswerSchema),
    startSocial: (body: StartSocial) => call(authPaths.startSocial, body, StartSocialAnswerSchema),
    finishSocial: (body: FinishSocial) => call(authPaths.finishSocial, body, FinishSocialAnswerSchema),
    startFarcaster: (body: StartFarcaster) =>
      call(authPaths.startFarcaster, body, StartFarcasterAnswerSchema),
    finishFarcaster: (body: FinishFarcaster) =>
      call(authPaths.finishFarcaster, body, FinishSocialAnswerSchema),
    /** @param accessToken of a session that was never started here; defaults to the current one */
    async endSession(accessToken?: string): Promise<void> {
      const call = { path: authPaths.endSession, body: {}, answer: EmptySchema }
      await (accessToken === undefined
        ? callSignedIn(call.path, call.body, call.answer)
        : client.call({ ...call, accessToken }))
    },
    readWallet: () => callSignedIn(authPaths.readWallet, {}, WalletAnswerSchema),
    createWallet: (body: CreateWallet) => callSignedIn(authPaths.createWallet, body, EpochAnswerSchema),
    rotateWallet: (body: RotateWallet) => callSignedIn(authPaths.rotateWallet, body, EpochAnswerSchema),
    releaseShare: (recipientKey: PublicKey) =>
      callSignedIn(authPaths.releaseShare, { recipientKey }, ReleaseShareAnswerSchema),
    readRecovery: () => callSignedIn(authPaths.readRecovery, {}, RecoveryAnswerSchema),
    /** The service's OPRF evaluation, rate-limited for a device without a share. */
    evaluatePassphrase: async (blinded: string) =>
      (await callSignedIn(authPaths.evaluatePassphrase, { blinded }, EvaluatePassphraseAnswerSchema))
        .evaluated,
    startPasskey: (purpose: StartPasskey['purpose']) =>
      callSignedIn(authPaths.startPasskey, { purpose }, StartPasskeyAnswerSchema),
    addPasskey: (body: AddPasskey) => tell(authPaths.addPasskey, body),
    usePasskey: (body: UsePasskey) => callSignedIn(authPaths.usePasskey, body, UsePasskeyAnswerSchema),
    /** @param emailChange a verified change, for a key that belongs to the new mailbox */
    getEscrowTicket: (purpose: TicketPurpose, emailChange?: string) =>
      callSignedIn(
        authPaths.escrowTicket,
        { purpose, ...(emailChange && { emailChange }) },
        EscrowTicketAnswerSchema,
      ),
    listWaysIn: () => callSignedIn(authPaths.listWaysIn, {}, WaysInAnswerSchema),
    startWayIn: (body: StartWayIn) => callSignedIn(authPaths.startWayIn, body, StartSocialAnswerSchema),
    awaitFarcasterWay: (body: AwaitFarcasterWay) =>
      callSignedIn(authPaths.awaitFarcasterWay, body, AwaitFarcasterWayAnswerSchema),
    readWayIn: (body: ReadWayIn) => callSignedIn(authPaths.readWayIn, body, WayInSchema),
    addWayIn: (body: AddWayIn) => tell(authPaths.addWayIn, body),
    removeWayIn: (body: RemoveWayIn) => tell(authPaths.removeWayIn, body),
    startEmailChange: (email: string) =>
      callSignedIn(authPaths.startEmailChange, { email }, StartEmailChangeAnswerSchema),
    proveOldEmail: (body: ProveEmail) => tell(authPaths.proveOldEmail, body),
    proveNewEmail: (body: ProveEmail) => tell(authPaths.proveNewEmail, body),
  }
}
