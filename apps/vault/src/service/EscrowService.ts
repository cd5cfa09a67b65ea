import type { PublicKey, ReleaseEscrowAnswer, StoreEscrow } from '@portico/protocol/auth'

/** Keeps the key of the automatic way back, apart from the auth service. */
export interface EscrowService {
  getKey(): Promise<PublicKey>
  store(body: StoreEscrow): Promise<void>
  release(ticket: string, recipientKey: PublicKey): Promise<ReleaseEscrowAnswer>
}
