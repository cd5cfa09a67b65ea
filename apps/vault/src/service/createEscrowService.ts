import {
  EmptySchema,
  EscrowKeyAnswerSchema,
  escrowPaths,
  ReadApprovalAnswerSchema,
  ReleaseEscrowAnswerSchema,
  StartApprovalAnswerSchema,
} from '@portico/protocol/auth'
import type { ServiceClient } from './createServiceClient.ts'
import type { EscrowService } from './EscrowService.ts'

export const createEscrowService = (client: ServiceClient): EscrowService => ({
  getKey: async () =>
    (await client.call({ path: escrowPaths.key, body: {}, answer: EscrowKeyAnswerSchema })).publicKey,
  store: async body => void (await client.call({ path: escrowPaths.store, body, answer: EmptySchema })),
  confirm: async body => void (await client.call({ path: escrowPaths.confirm, body, answer: EmptySchema })),
  startApproval: body =>
    client.call({ path: escrowPaths.startApproval, body, answer: StartApprovalAnswerSchema }),
  openApproval: async body =>
    void (await client.call({ path: escrowPaths.openApproval, body, answer: EmptySchema })),
  readApproval: approvalId =>
    client.call({ path: escrowPaths.readApproval, body: { approvalId }, answer: ReadApprovalAnswerSchema }),
  release: (approvalId, recipientKey) =>
    client.call({
      path: escrowPaths.release,
      body: { approvalId, recipientKey },
      answer: ReleaseEscrowAnswerSchema,
    }),
})
