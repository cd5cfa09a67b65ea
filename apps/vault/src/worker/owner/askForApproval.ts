import { noSuchRecovery, PorticoError } from '@portico/protocol'
import { commitToOpening, deriveApprovalNumber } from '@portico/protocol/auth'
import { drawRandom } from '../../keys/drawRandom.ts'
import { toBase64Url } from '../../keys/encoding.ts'
import type { AuthService } from '../../service/AuthService.ts'
import type { EscrowService } from '../../service/EscrowService.ts'
import type { AskedOwner } from '../Keeper.ts'

export interface AskServices {
  readonly auth: Pick<AuthService, 'readWallet' | 'getEscrowTicket'>
  readonly escrow: Pick<EscrowService, 'startApproval' | 'openApproval'>
  readonly deviceId: string
}

export interface AskedApproval extends Omit<AskedOwner, 'forgets'> {
  readonly approvalId: string
  /** In seconds from now. */
  readonly expiresIn: number
}

/**
 * Has the escrow ask the mailbox owner about this device. The auth service's ticket only permits the question. The
 * wallet opens by the owner's answer, which includes the number this device shows.
 */
export async function askForApproval({ auth, escrow, deviceId }: AskServices): Promise<AskedApproval> {
  const { wallet } = await auth.readWallet()
  const method = wallet?.recoveries.find(({ kind }) => kind === 'escrow')
  if (method?.kind !== 'escrow') throw new PorticoError(noSuchRecovery)
  const { ticket } = await auth.getEscrowTicket('release')
  const opening = toBase64Url(drawRandom(32))
  const commitment = await commitToOpening({ deviceId, opening })
  const { nonce, ...facts } = await escrow.startApproval({
    ticket,
    publicKey: method.publicKey,
    commitment,
  })
  if (nonce === undefined) return { ...facts, number: undefined }
  await escrow.openApproval({ approvalId: facts.approvalId, opening })
  return { ...facts, number: await deriveApprovalNumber({ deviceId, opening, nonce }) }
}
