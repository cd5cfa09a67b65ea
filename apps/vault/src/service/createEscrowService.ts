import {
  EmptySchema,
  EscrowKeyAnswerSchema,
  escrowPaths,
  ReleaseEscrowAnswerSchema,
} from '@portico/protocol/auth'
import type { ServiceClient } from './createServiceClient.ts'
import type { EscrowService } from './EscrowService.ts'

export const createEscrowService = (client: ServiceClient): EscrowService => ({
  getKey: async () =>
    (await client.call({ path: escrowPaths.key, body: {}, answer: EscrowKeyAnswerSchema })).publicKey,
  store: async body => void (await client.call({ path: escrowPaths.store, body, answer: EmptySchema })),
  release: (ticket, recipientKey) =>
    client.call({
      path: escrowPaths.release,
      body: { ticket, recipientKey },
      answer: ReleaseEscrowAnswerSchema,
    }),
})
