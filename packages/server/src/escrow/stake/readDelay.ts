import type { EscrowContext } from '../EscrowContext.js'
import type { KeptKey } from '../store/escrowKeys.js'
import type { AtStake } from './createStakeReader.js'

/**
 * Milliseconds a new device waits, by the wallet's current value. After a mailbox was added, the long delay applies
 * at first, so that the owner has time to notice.
 */
export async function readDelay(
  { delays, now, readStake }: Pick<EscrowContext, 'delays' | 'now' | 'readStake'>,
  { mailboxAddedAt, ...wallet }: AtStake & Pick<KeptKey, 'mailboxAddedAt'>,
): Promise<number> {
  const { small, large } = delays
  const isNewMailbox = mailboxAddedAt ? mailboxAddedAt.getTime() + large > now() : false
  return small < large && !isNewMailbox ? delays[await readStake(wallet)] : large
}
