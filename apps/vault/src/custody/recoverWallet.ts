import {
  isPorticoError,
  noSuchRecovery,
  PorticoError,
  sealedDataUnreadable,
  shareMismatch,
  wrongPasskey,
  wrongPassphrase,
  wrongRecoveryKit,
} from '@portico/protocol'
import type { EmbeddedWallet, SealedRecovery, UsePasskey } from '@portico/protocol/auth'
import { isSameAddresses } from '../keys/Addresses.ts'
import { type Bytes, wipe } from '../keys/Bytes.ts'
import { createRecipientKey, deriveRecipientKey, open } from '../keys/hpke.ts'
import { derivePasskeyKey, derivePassphraseKey, type OwnKey } from '../keys/recoveryKeys.ts'
import { parseRecoveryKit } from '../keys/recoveryKit.ts'
import { type Custody, type OpenWallet, wipeWallet } from './Custody.ts'
import { checkRoot, openShares } from './openShares.ts'
import { rotateWallet } from './rotateWallet.ts'

/** The passkey's assertion for the service and its PRF output, which stays in the vault. */
export interface PasskeyProof {
  readonly used: UsePasskey
  readonly secret: Bytes
}

export type RecoveryProof =
  | { readonly kind: 'escrow'; readonly approvalId: string }
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | ({ readonly kind: 'passkey' } & PasskeyProof)
  | { readonly kind: 'kit'; readonly words: string }

/** Opens the wallet without a device share and writes the next epoch, which includes this device. */
export async function recoverWallet(
  custody: Custody,
  wallet: EmbeddedWallet,
  proof: RecoveryProof,
): Promise<OpenWallet> {
  const opened = await openWith(custody, wallet, proof)
  try {
    return await rotateWallet(custody, opened)
  } catch (error) {
    wipeWallet(opened)
    throw error
  }
}

async function openWith(custody: Custody, wallet: EmbeddedWallet, proof: RecoveryProof): Promise<OpenWallet> {
  const { auth } = custody
  switch (proof.kind) {
    case 'kit':
      return openWithKit(wallet, proof.words)
    case 'escrow':
      return openWithEscrow(custody, wallet, proof.approvalId)
    case 'passphrase': {
      const recovery = await readRecovery(custody, 'passphrase')
      const key = await derivePassphraseKey(proof.passphrase, recovery.parameters, auth.evaluatePassphrase)
      return openWithOwnKey(custody, wallet, { key, recovery, wrong: wrongPassphrase })
    }
    case 'passkey': {
      const key = await derivePasskeyKey(proof.secret)
      const { recovery } = await auth.usePasskey(proof.used)
      return openWithOwnKey(custody, wallet, { key, recovery, wrong: wrongPasskey })
    }
  }
}

async function openWithKit(wallet: EmbeddedWallet, words: string): Promise<OpenWallet> {
  const root = parseRecoveryKit(words)
  return checkRoot(wallet, root).catch(cause => {
    throw new PorticoError(wrongRecoveryKit, { cause })
  })
}

type Kept<kind> = Extract<SealedRecovery, { readonly kind: kind }>

async function readRecovery<kind extends 'escrow' | 'passphrase'>({ auth }: Custody, kind: kind) {
  const { recoveries } = await auth.readRecovery()
  const found = recoveries.find((recovery): recovery is Kept<kind> => recovery.kind === kind)
  if (!found) throw new PorticoError(noSuchRecovery)
  return found
}

async function openWithEscrow(
  custody: Custody,
  wallet: EmbeddedWallet,
  approvalId: string,
): Promise<OpenWallet> {
  const { escrow } = custody
  if (!escrow) throw new PorticoError(noSuchRecovery)
  const recovery = await readRecovery(custody, 'escrow')
  const { pair, publicKey } = await createRecipientKey()
  const { sealedKey, addresses } = await escrow.release(approvalId, publicKey)
  // Anyone can seal a share to the public key, so the escrow states which wallet the key was stored for.
  if (!isSameAddresses(addresses, wallet.addresses)) throw new PorticoError(shareMismatch)
  const secret = await open(pair, sealedKey, { use: 'escrowRelease', walletId: wallet.id })
  const { pair: recoveryKey } = await deriveRecipientKey(secret)
  wipe(secret)
  return openSealedShare(custody, wallet, recoveryKey, recovery)
}

interface OwnWay {
  readonly key: OwnKey
  readonly recovery: Kept<'passphrase' | 'passkey'>
  readonly wrong: typeof wrongPassphrase | typeof wrongPasskey
}

async function openWithOwnKey(
  custody: Custody,
  wallet: EmbeddedWallet,
  { key: { pair, bindTo }, recovery, wrong }: OwnWay,
): Promise<OpenWallet> {
  const opened = await openSealedShare(custody, wallet, pair, recovery).catch(error => {
    throw isPorticoError(error, sealedDataUnreadable) ? new PorticoError(wrong) : error
  })
  if (bindTo(wallet) === recovery.binding) return opened
  wipeWallet(opened)
  throw new PorticoError(shareMismatch)
}

async function openSealedShare(
  custody: Custody,
  wallet: EmbeddedWallet,
  key: CryptoKeyPair,
  { sealedShare }: Kept<'escrow' | 'passphrase' | 'passkey'>,
): Promise<OpenWallet> {
  const { id: walletId, epoch } = wallet
  const bytes = await open(key, sealedShare, { use: 'recoveryShare', walletId, epoch })
  return openShares(custody, wallet, { bytes, epoch })
}
