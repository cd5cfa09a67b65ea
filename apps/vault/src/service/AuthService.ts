import type {
  CreateWallet,
  EpochAnswer,
  EscrowTicketAnswer,
  PublicKey,
  RecoveryAnswer,
  ReleaseShareAnswer,
  RotateWallet,
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
  getEscrowTicket(purpose: TicketPurpose): Promise<EscrowTicketAnswer>
}
