import type { EscrowContext } from '../EscrowContext.js'
import type { KeptKey } from '../store/escrowKeys.js'
import type { AtStake } from './createStakeReader.js'

/**
 * Milliseconds that a new device waits for the key of a wallet, by what the wallet holds now. A mailbox that was added to
 * a wallet counts for nothing less than the long wait at first: its owner has time to notice.
 */
export async function readDelay(
  { delays, now, readStake }: Pick<EscrowContext, 'delays' | 'now' | 'readStake'>,
  { mailboxAddedAt, ...wallet }: AtStake & Pick<KeptKey, 'mailboxAddedAt'>,
): Promise<number> {
  const { small, large } = delays
  const isNewMailbox = mailboxAddedAt !== undefined && mailboxAddedAt.getTime() + large > now()
  return small < large && !isNewMailbox ? delays[await readStake(wallet)] : large
}
