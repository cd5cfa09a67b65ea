import * as auth from '@portico/protocol/auth'
import type * as v from 'valibot'
import type { ServiceClient } from './createServiceClient.ts'

export type EscrowService = ReturnType<typeof createEscrowService>

const paths = auth.escrowPaths

/** Stores the key of mail recovery, separately from the auth service, and asks the owner before releasing it. */
export function createEscrowService(client: ServiceClient) {
  const call = <schema extends v.GenericSchema>(path: string, body: unknown, answer: schema) =>
    client.call({ path, body, answer })

  async function tell(path: string, body: unknown): Promise<void> {
    await call(path, body, auth.EmptySchema)
  }

  return {
    getKey: async () => (await call(paths.key, {}, auth.EscrowKeyAnswerSchema)).publicKey,
    store: (body: auth.StoreEscrow) => tell(paths.store, body),
    confirm: (body: auth.ConfirmEscrow) => tell(paths.confirm, body),
    startApproval: (body: auth.StartApproval) =>
      call(paths.startApproval, body, auth.StartApprovalAnswerSchema),
    openApproval: (body: auth.OpenApproval) => tell(paths.openApproval, body),
    readApproval: (approvalId: string) =>
      call(paths.readApproval, { approvalId }, auth.ReadApprovalAnswerSchema),
    release: (approvalId: string, recipientKey: auth.PublicKey) =>
      call(paths.release, { approvalId, recipientKey }, auth.ReleaseEscrowAnswerSchema),
  }
}
