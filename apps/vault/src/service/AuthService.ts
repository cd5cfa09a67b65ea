import type {
  AccountWayIn,
  AddPasskey,
  AddWayIn,
  AwaitFarcasterWay,
  AwaitFarcasterWayAnswer,
  CreateWallet,
  EpochAnswer,
  EscrowTicketAnswer,
  FinishFarcaster,
  FinishSocial,
  FinishSocialAnswer,
  ProveEmail,
  PublicKey,
  ReadWayIn,
  RecoveryAnswer,
  ReleaseShareAnswer,
  RemoveWayIn,
  RotateWallet,
  SignedInAnswer,
  StartEmailChangeAnswer,
  StartFarcaster,
  StartFarcasterAnswer,
  StartOtp,
  StartOtpAnswer,
  StartPasskey,
  StartPasskeyAnswer,
  StartSocial,
  StartSocialAnswer,
  StartWayIn,
  TicketPurpose,
  UsePasskey,
  UsePasskeyAnswer,
  VerifyOtp,
  WalletAnswer,
  WaysInAnswer,
} from '@portico/protocol/auth'

/** The auth service's API. Every call carries a device proof, and all but the login carry the session. */
export interface AuthService {
  startOtp(body: StartOtp): Promise<StartOtpAnswer>
  verifyOtp(body: VerifyOtp): Promise<SignedInAnswer>
  startSocial(body: StartSocial): Promise<StartSocialAnswer>
  finishSocial(body: FinishSocial): Promise<FinishSocialAnswer>
  startFarcaster(body: StartFarcaster): Promise<StartFarcasterAnswer>
  finishFarcaster(body: FinishFarcaster): Promise<FinishSocialAnswer>
  /** @param accessToken of a session that was never started here; defaults to the current one */
  endSession(accessToken?: string): Promise<void>
  readWallet(): Promise<WalletAnswer>
  createWallet(body: CreateWallet): Promise<EpochAnswer>
  rotateWallet(body: RotateWallet): Promise<EpochAnswer>
  releaseShare(recipientKey: PublicKey): Promise<ReleaseShareAnswer>
  readRecovery(): Promise<RecoveryAnswer>
  /** The service's OPRF evaluation, rate-limited for a device without a share. */
  evaluatePassphrase(blinded: string): Promise<string>
  startPasskey(purpose: StartPasskey['purpose']): Promise<StartPasskeyAnswer>
  addPasskey(body: AddPasskey): Promise<void>
  usePasskey(body: UsePasskey): Promise<UsePasskeyAnswer>
  /** @param emailChange a verified change, for a key that belongs to the new mailbox */
  getEscrowTicket(purpose: TicketPurpose, emailChange?: string): Promise<EscrowTicketAnswer>
  listWaysIn(): Promise<WaysInAnswer>
  startWayIn(body: StartWayIn): Promise<StartSocialAnswer>
  awaitFarcasterWay(body: AwaitFarcasterWay): Promise<AwaitFarcasterWayAnswer>
  readWayIn(body: ReadWayIn): Promise<AccountWayIn>
  addWayIn(body: AddWayIn): Promise<void>
  removeWayIn(body: RemoveWayIn): Promise<void>
  startEmailChange(email: string): Promise<StartEmailChangeAnswer>
  proveOldEmail(body: ProveEmail): Promise<void>
  proveNewEmail(body: ProveEmail): Promise<void>
}
