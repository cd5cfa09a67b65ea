import { PorticoError, shareMismatch } from '@portico/protocol'
import type { EmbeddedWallet } from '@portico/protocol/auth'
import { deriveAccounts } from '../families/deriveAccounts.ts'
import { type Bytes, wipe } from '../keys/Bytes.ts'
import { assertCommitment } from '../keys/commitment.ts'
import { createRecipientKey, open } from '../keys/hpke.ts'
import { combineShares, type Share } from '../keys/splitRoot.ts'
import { type Custody, type OpenWallet, wipeWallet } from './Custody.ts'

export async function openShares(
  { auth }: Custody,
  wallet: EmbeddedWallet,
  share: Share,
): Promise<OpenWallet> {
  const { pair, publicKey } = await createRecipientKey()
  const { epoch, sealed } = await auth.releaseShare(publicKey)
  const bytes = await open(pair, sealed, { use: 'authShare', walletId: wallet.id, epoch })
  try {
    return await checkRoot(wallet, await combineShares(share, { bytes, epoch }))
  } finally {
    wipe(bytes, share.bytes)
  }
}

/** Verifies that a root belongs to the wallet. No root is used before this check. */
export async function checkRoot(wallet: EmbeddedWallet, root: Bytes): Promise<OpenWallet> {
  const opened = { wallet, root, accounts: deriveAccounts(root) }
  try {
    assertCommitment(root, opened.accounts.addresses, wallet)
    return opened
  } catch (cause) {
    wipeWallet(opened)
    throw new PorticoError(shareMismatch, { cause })
  }
}
