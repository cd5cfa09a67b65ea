import type {
  CreateWallet,
  EpochAnswer,
  EscrowTicketAnswer,
  ProveEmail,
  PublicKey,
  RecoveryAnswer,
  ReleaseShareAnswer,
  RotateWallet,
  StartEmailChangeAnswer,
  StartOtp,
  StartOtpAnswer,
  TicketPurpose,
  VerifyOtp,
  VerifyOtpAnswer,
  WalletAnswer,
} from '@portico/protocol/auth'

/** The calls of the auth service, each with the proof of this device; all but the login with the session. */
export interface AuthService {
  startOtp(body: StartOtp): Promise<StartOtpAnswer>
  verifyOtp(body: VerifyOtp): Promise<VerifyOtpAnswer>
  endSession(): Promise<void>
  readWallet(): Promise<WalletAnswer>
  createWallet(body: CreateWallet): Promise<EpochAnswer>
  rotateWallet(body: RotateWallet): Promise<EpochAnswer>
  releaseShare(recipientKey: PublicKey): Promise<ReleaseShareAnswer>
  readRecovery(): Promise<RecoveryAnswer>
  /** @param emailChange for a key that goes with the new mailbox of a change that was proven */
  getEscrowTicket(purpose: TicketPurpose, emailChange?: string): Promise<EscrowTicketAnswer>
  startEmailChange(email: string): Promise<StartEmailChangeAnswer>
  proveOldEmail(body: ProveEmail): Promise<void>
  proveNewEmail(body: ProveEmail): Promise<void>
}
