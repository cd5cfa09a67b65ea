import {
  type ConfirmEscrow,
  EmptySchema,
  EscrowKeyAnswerSchema,
  escrowPaths,
  type OpenApproval,
  type PublicKey,
  ReadApprovalAnswerSchema,
  ReleaseEscrowAnswerSchema,
  type StartApproval,
  StartApprovalAnswerSchema,
  type StoreEscrow,
} from '@portico/protocol/auth'
import type * as v from 'valibot'
import type { ServiceClient } from './createServiceClient.ts'

export type EscrowService = ReturnType<typeof createEscrowService>

/** Stores the key of mail recovery, separately from the auth service, and asks the owner before releasing it. */
export function createEscrowService(client: ServiceClient) {
  const call = <schema extends v.GenericSchema>(path: string, body: unknown, answer: schema) =>
    client.call({ path, body, answer })

  async function tell(path: string, body: unknown): Promise<void> {
    await call(path, body, EmptySchema)
  }

  return {
    getKey: async () => (await call(escrowPaths.key, {}, EscrowKeyAnswerSchema)).publicKey,
    store: (body: StoreEscrow) => tell(escrowPaths.store, body),
    confirm: (body: ConfirmEscrow) => tell(escrowPaths.confirm, body),
    startApproval: (body: StartApproval) => call(escrowPaths.startApproval, body, StartApprovalAnswerSchema),
    openApproval: (body: OpenApproval) => tell(escrowPaths.openApproval, body),
    readApproval: (approvalId: string) =>
      call(escrowPaths.readApproval, { approvalId }, ReadApprovalAnswerSchema),
    release: (approvalId: string, recipientKey: PublicKey) =>
      call(escrowPaths.release, { approvalId, recipientKey }, ReleaseEscrowAnswerSchema),
  }
}
