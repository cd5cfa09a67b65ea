import {
  AwaitFarcasterWayAnswerSchema,
  authPaths,
  EmptySchema,
  EpochAnswerSchema,
  EscrowTicketAnswerSchema,
  EvaluatePassphraseAnswerSchema,
  FinishSocialAnswerSchema,
  RecoveryAnswerSchema,
  ReleaseShareAnswerSchema,
  SignedInAnswerSchema,
  StartEmailChangeAnswerSchema,
  StartFarcasterAnswerSchema,
  StartOtpAnswerSchema,
  StartPasskeyAnswerSchema,
  StartSocialAnswerSchema,
  UsePasskeyAnswerSchema,
  WalletAnswerSchema,
  WayInSchema,
  WaysInAnswerSchema,
} from '@portico/protocol/auth'
import type * as v from 'valibot'
import type { AuthService } from './AuthService.ts'
import type { ServiceClient } from './createServiceClient.ts'
import type { Session } from './createSession.ts'
import { isServiceRefusal } from './isServiceRefusal.ts'

export function createAuthService(client: ServiceClient, session: Session): AuthService {
  async function callSignedIn<schema extends v.GenericSchema>(path: string, body: unknown, answer: schema) {
    const accessToken = await session.getAccessToken()
    return client.call({ path, body, answer, accessToken }).catch(async error => {
      if (!isServiceRefusal(error, 'session_invalid')) throw error
      const renewed = await session.getAccessToken(accessToken)
      return client.call({ path, body, answer, accessToken: renewed })
    })
  }
  return {
    startOtp: body => client.call({ path: authPaths.startOtp, body, answer: StartOtpAnswerSchema }),
    verifyOtp: body => client.call({ path: authPaths.verifyOtp, body, answer: SignedInAnswerSchema }),
    startSocial: body => client.call({ path: authPaths.startSocial, body, answer: StartSocialAnswerSchema }),
    finishSocial: body =>
      client.call({ path: authPaths.finishSocial, body, answer: FinishSocialAnswerSchema }),
    startFarcaster: body =>
      client.call({ path: authPaths.startFarcaster, body, answer: StartFarcasterAnswerSchema }),
    finishFarcaster: body =>
      client.call({ path: authPaths.finishFarcaster, body, answer: FinishSocialAnswerSchema }),
    async endSession(accessToken) {
      const call = { path: authPaths.endSession, body: {}, answer: EmptySchema }
      await (accessToken === undefined
        ? callSignedIn(call.path, call.body, call.answer)
        : client.call({ ...call, accessToken }))
    },
    readWallet: () => callSignedIn(authPaths.readWallet, {}, WalletAnswerSchema),
    createWallet: body => callSignedIn(authPaths.createWallet, body, EpochAnswerSchema),
    rotateWallet: body => callSignedIn(authPaths.rotateWallet, body, EpochAnswerSchema),
    releaseShare: recipientKey =>
      callSignedIn(authPaths.releaseShare, { recipientKey }, ReleaseShareAnswerSchema),
    readRecovery: () => callSignedIn(authPaths.readRecovery, {}, RecoveryAnswerSchema),
    evaluatePassphrase: async blinded =>
      (await callSignedIn(authPaths.evaluatePassphrase, { blinded }, EvaluatePassphraseAnswerSchema))
        .evaluated,
    startPasskey: purpose => callSignedIn(authPaths.startPasskey, { purpose }, StartPasskeyAnswerSchema),
    addPasskey: async body => void (await callSignedIn(authPaths.addPasskey, body, EmptySchema)),
    usePasskey: body => callSignedIn(authPaths.usePasskey, body, UsePasskeyAnswerSchema),
    getEscrowTicket: (purpose, emailChange) =>
      callSignedIn(
        authPaths.escrowTicket,
        { purpose, ...(emailChange && { emailChange }) },
        EscrowTicketAnswerSchema,
      ),
    listWaysIn: () => callSignedIn(authPaths.listWaysIn, {}, WaysInAnswerSchema),
    startWayIn: body => callSignedIn(authPaths.startWayIn, body, StartSocialAnswerSchema),
    awaitFarcasterWay: body => callSignedIn(authPaths.awaitFarcasterWay, body, AwaitFarcasterWayAnswerSchema),
    readWayIn: body => callSignedIn(authPaths.readWayIn, body, WayInSchema),
    addWayIn: async body => void (await callSignedIn(authPaths.addWayIn, body, EmptySchema)),
    removeWayIn: async body => void (await callSignedIn(authPaths.removeWayIn, body, EmptySchema)),
    startEmailChange: email =>
      callSignedIn(authPaths.startEmailChange, { email }, StartEmailChangeAnswerSchema),
    proveOldEmail: async body => void (await callSignedIn(authPaths.proveOldEmail, body, EmptySchema)),
    proveNewEmail: async body => void (await callSignedIn(authPaths.proveNewEmail, body, EmptySchema)),
  }
}
