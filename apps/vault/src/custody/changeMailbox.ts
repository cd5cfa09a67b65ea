import type { Custody } from './Custody.ts'
import { confirmInEscrow } from './confirmInEscrow.ts'
import type { OpenWallet } from './OpenWallet.ts'
import { rotateWallet } from './rotateWallet.ts'
import { storeInEscrow } from './storeInEscrow.ts'

export interface ProvenMailbox {
  readonly email: string
  /**
   * The change that verified both mailboxes. Absent if the mailbox stays and only the escrow key is replaced.
   */
  readonly emailChange?: string | undefined
}

/**
 * Changes the wallet's mailbox in the next epoch. The escrow gets a new key for the new mailbox, so the old
 * mailbox can no longer recover the wallet. A failure before that changes nothing.
 */
export async function changeMailbox(
  custody: Custody,
  opened: OpenWallet,
  { email, emailChange }: ProvenMailbox,
): Promise<OpenWallet> {
  const { auth, escrow } = custody
  const { id: walletId, addresses, recoveries } = opened.wallet
  const others = recoveries.filter(({ kind }) => kind !== 'escrow')
  // A visitor who came through a social login gains mail recovery with their first mailbox.
  const isByMail = escrow && (custody.email === undefined || others.length < recoveries.length)
  const byMail = isByMail
    ? [
        await storeInEscrow(
          { auth, escrow },
          {
            walletId,
            addresses,
            email,
            ...(emailChange && { emailChange }),
          },
        ),
      ]
    : []
  const changed = await rotateWallet(custody, opened, [...byMail, ...others], emailChange)
  await confirmInEscrow(custody, changed)
  return changed
}
