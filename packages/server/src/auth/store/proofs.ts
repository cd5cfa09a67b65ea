import type { Database } from '../../database/Database.js'
import { authTimes } from '../authLimits.js'

export interface SeenProof {
  deviceId: string
  proofId: string
}

/** Returns whether the proof is new. It is kept until its nonce expires, after two periods. */
export async function rememberProof(
  database: Database,
  { deviceId, proofId }: SeenProof,
  now: Date,
  table: 'auth_proofs' | 'escrow_proofs' = 'auth_proofs',
): Promise<boolean> {
  const row = { deviceId, proofId, expiresAt: new Date(now.getTime() + 2 * authTimes.nonce) }
  const rows =
    await database`insert into ${database(table)} ${database(row)} on conflict do nothing returning 1`
  return rows.length === 1
}
