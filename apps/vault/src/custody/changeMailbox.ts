import type { Custody } from './Custody.ts'
import type { OpenWallet } from './OpenWallet.ts'
import { rotateWallet } from './rotateWallet.ts'
import { storeInEscrow } from './storeInEscrow.ts'

export interface ProvenMailbox {
  readonly email: string
  /** The change in which both mailboxes were proven. */
  readonly emailChange: string
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
  const { id: walletId, recoveries } = opened.wallet
  const others = recoveries.filter(({ kind }) => kind !== 'escrow')
  const isByMail = escrow && others.length < recoveries.length
  const byMail = isByMail ? [await storeInEscrow({ auth, escrow }, { walletId, email, emailChange })] : []
  return rotateWallet(custody, opened, [...byMail, ...others], emailChange)
}
