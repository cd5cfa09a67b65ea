import type { Custody } from './Custody.ts'
import { confirmInEscrow } from './confirmInEscrow.ts'
import type { OpenWallet } from './OpenWallet.ts'
import { rotateWallet } from './rotateWallet.ts'
import { storeInEscrow } from './storeInEscrow.ts'

export interface ProvenMailbox {
  readonly email: string
  /** The change in which both mailboxes were proven; none where the mailbox stays and only the key in escrow is new. */
  readonly emailChange?: string | undefined
}

/**
 * Gives the wallet another mailbox, with the next epoch. What the old mailbox could have recovered it with is worth
 * nothing then: the escrow gets a new key for the new one. Whatever stops it before that, nothing has changed.
 */
export async function changeMailbox(
  custody: Custody,
  opened: OpenWallet,
  { email, emailChange }: ProvenMailbox,
): Promise<OpenWallet> {
  const { auth, escrow } = custody
  const { id: walletId, addresses, recoveries } = opened.wallet
  const others = recoveries.filter(({ kind }) => kind !== 'escrow')
  // The first mailbox of somebody who came by a provider brings the wallet back from now on.
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
