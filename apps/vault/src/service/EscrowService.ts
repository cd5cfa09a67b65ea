import type {
  ConfirmEscrow,
  OpenApproval,
  PublicKey,
  ReadApprovalAnswer,
  ReleaseEscrowAnswer,
  StartApproval,
  StartApprovalAnswer,
  StoreEscrow,
} from '@portico/protocol/auth'

/** Stores the key of mail recovery, separately from the auth service, and asks the owner before releasing it. */
export interface EscrowService {
  getKey(): Promise<PublicKey>
  store(body: StoreEscrow): Promise<void>
  confirm(body: ConfirmEscrow): Promise<void>
  startApproval(body: StartApproval): Promise<StartApprovalAnswer>
  openApproval(body: OpenApproval): Promise<void>
  readApproval(approvalId: string): Promise<ReadApprovalAnswer>
  release(approvalId: string, recipientKey: PublicKey): Promise<ReleaseEscrowAnswer>
}
