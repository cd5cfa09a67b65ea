import { PorticoError, shareMismatch } from '@portico/protocol'
import type { EmbeddedWallet } from '@portico/protocol/auth'
import { deriveAccounts } from '../families/deriveAccounts.ts'
import type { Addresses } from '../keys/Addresses.ts'
import type { Bytes } from '../keys/Bytes.ts'
import { wipe } from '../keys/Bytes.ts'
import { assertCommitment } from '../keys/commitment.ts'
import { createRecipientKey, open } from '../keys/hpke.ts'
import type { Share } from '../keys/splitRoot.ts'
import { combineShares } from '../keys/splitRoot.ts'
import type { Custody, OpenWallet } from './Custody.ts'

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
  const accounts = deriveAccounts(root)
  const { id: walletId, epoch, commitment, devices, recoveries } = wallet
  const recipients = { devices, recoveries }
  try {
    const addresses = parseAddresses(wallet)
    assertCommitment(root, accounts.addresses, {
      walletId,
      epoch,
      addresses,
      recipients,
      commitment,
    })
    return { wallet, root, accounts }
  } catch (cause) {
    wipe(root, accounts.evmKey, accounts.solanaKey)
    throw new PorticoError(shareMismatch, { cause })
  }
}

const parseAddresses = ({ addresses }: EmbeddedWallet): Addresses => ({
  // The schema has checked the 0x prefix.
  eip155: addresses.eip155 as `0x${string}`,
  solana: addresses.solana,
})
