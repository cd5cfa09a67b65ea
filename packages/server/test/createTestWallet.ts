import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import {
  formatEscrowStatement,
  formatOwnerStatement,
  formatWayStatement,
  type PublicKey,
  type Sealed,
  type SealedRecovery,
  type WalletAccounts,
  type WalletAddresses,
} from '@portico/protocol/auth'
import { base58 } from '@scure/base'
import { createRecipient } from '../src/secrets/hpke.js'
import type { TestDevice } from './createTestDevice.js'

const randomText = (length: number) => randomBytes(length).toString('base64url')

/** Sealed by nobody for nobody: the service cannot look inside anyway. */
export const sealedNothing = (): Sealed => ({ enc: randomText(65), ciphertext: randomText(49) })

/** A wallet as a vault would make it, with real keys where the service looks at them. */
export async function createTestWallet(known: Partial<WalletAddresses> = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url')
  const id = randomUUID()
  const eip155 = known.eip155 ?? `0x${randomBytes(20).toString('hex')}`
  const addresses = { eip155, solana: base58.encode(key) }
  const smart = `0x${randomBytes(20).toString('hex')}`
  const accounts = [`eip155:1:${eip155}`, `eip155:1:${smart}`]
  const recovery = await createRecipient(randomBytes(32))

  const signEpoch = (device: TestDevice, epoch: number, commitment: string) =>
    sign(
      null,
      Buffer.from(formatOwnerStatement({ walletId: id, epoch, commitment, deviceId: device.id })),
      privateKey,
    ).toString('base64url')

  const recoveries = (): SealedRecovery[] => [
    { kind: 'escrow', publicKey: recovery.publicKey, sealedShare: sealedNothing() },
    {
      kind: 'passphrase',
      publicKey: recovery.publicKey,
      parameters: { salt: randomText(16), memory: 65_536, passes: 3 },
      binding: randomText(32),
      sealedShare: sealedNothing(),
    },
    { kind: 'kit' },
  ]

  function create(device: TestDevice) {
    const commitment = randomText(32)
    return {
      wallet: { id, addresses, commitment, countersignature: randomText(64) },
      authShare: randomText(33),
      ownerSignature: signEpoch(device, 1, commitment),
      recoveries: recoveries(),
    }
  }

  function rotate(device: TestDevice, expectedEpoch: number, others: readonly TestDevice[] = []) {
    const commitment = randomText(32)
    return {
      expectedEpoch,
      authShare: randomText(33),
      commitment,
      countersignature: randomText(64),
      ownerSignature: signEpoch(device, expectedEpoch + 1, commitment),
      devices: others.map(other => ({ id: other.id, sealedShare: sealedNothing() })),
      recoveries: recoveries(),
    }
  }

  /** Says that the wallet's key in escrow is its own, and names the wallet's accounts. */
  const confirm = (publicKey: PublicKey, named?: WalletAccounts) => ({
    walletId: id,
    publicKey,
    ...(named && { accounts: named }),
    ownerSignature: sign(
      null,
      Buffer.from(formatEscrowStatement({ walletId: id, publicKey, accounts: named })),
      privateKey,
    ).toString('base64url'),
  })

  const signWay = (device: TestDevice, act: 'add' | 'remove', subject: string) =>
    sign(
      null,
      Buffer.from(formatWayStatement({ walletId: id, deviceId: device.id, act, subject })),
      privateKey,
    ).toString('base64url')

  return { id, addresses, accounts, smart, create, rotate, confirm, signWay }
}
