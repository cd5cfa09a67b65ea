import { combine } from 'shamir-secret-sharing'
import { describe, expect, it } from 'vitest'
import { deriveAccounts } from '../families/deriveAccounts.ts'
import type { Bytes } from './Bytes.ts'
import { assertCommitment, createCommitment } from './commitment.ts'
import type { Share } from './splitRoot.ts'
import { combineShares, createRoot, splitRoot } from './splitRoot.ts'

const mismatch = expect.objectContaining({ code: 'share_mismatch' })
const edit = ({ bytes, epoch }: Share, change: (bytes: Bytes) => void): Share => {
  const copy = new Uint8Array(bytes)
  change(copy)
  return { bytes: copy, epoch }
}

async function createWallet(id = 'wallet-1', epoch = 1) {
  const root = createRoot()
  const { addresses } = deriveAccounts(root)
  const subject = { id, epoch, devices: [], recoveries: [] }
  const commitment = createCommitment(root, subject)
  return { root, shares: await splitRoot(root, epoch), commitment: { ...subject, addresses, commitment } }
}

/** As every use does: put together, derive, compare. */
async function open(first: Share, second: Share, commitment: Parameters<typeof assertCommitment>[2]) {
  const root = await combineShares(first, second)
  assertCommitment(root, (await deriveAccounts(root)).addresses, commitment)
  return root
}

describe('combineShares', () => {
  it('gives the root back from any two of three shares', async () => {
    const { root, shares, commitment } = await createWallet()
    const { device, auth, recovery } = shares
    expect(await open(device, auth, commitment)).toEqual(root)
    expect(await open(recovery, device, commitment)).toEqual(root)
    expect(await open(auth, recovery, commitment)).toEqual(root)
  })

  it('refuses a share that claims the place of the secret, which the library would return as the secret [KS01]', async () => {
    const { shares } = await createWallet()
    const forged = edit(shares.auth, bytes => bytes.fill(7).fill(0, -1))
    expect(await combine([shares.device.bytes, forged.bytes])).toEqual(new Uint8Array(32).fill(7))
    await expect(combineShares(shares.device, forged)).rejects.toEqual(mismatch)
  })

  it('refuses the same place twice, a truncated share and a mixed epoch [KS01]', async () => {
    const { shares } = await createWallet()
    const { device, auth } = shares
    await expect(combineShares(device, device)).rejects.toEqual(mismatch)
    await expect(combineShares(device, { ...auth, bytes: auth.bytes.slice(1) })).rejects.toEqual(mismatch)
    await expect(combineShares(device, { ...auth, bytes: new Uint8Array() })).rejects.toEqual(mismatch)
    await expect(combineShares(device, { ...auth, epoch: 2 })).rejects.toEqual(mismatch)
  })

  it('is caught by the commitment when one bit was flipped, at any place [KS01]', async () => {
    const { shares, commitment } = await createWallet()
    for (const place of [0, 15, 31, 32]) {
      const flipped = edit(shares.auth, bytes => bytes.set([(bytes[place] ?? 0) ^ 1], place))
      await expect(open(shares.device, flipped, commitment)).rejects.toEqual(mismatch)
    }
  })

  it('is caught by the commitment when the service gives the share of another user, an old one, or noise [KS02]', async () => {
    const mine = await createWallet()
    const other = await createWallet('wallet-2')
    const old = await splitRoot(mine.root, 1)
    const noise = { bytes: crypto.getRandomValues(new Uint8Array(33)), epoch: 1 }
    noise.bytes[32] = 200
    for (const wrong of [other.shares.auth, edit(old.auth, bytes => bytes.set([201], 32)), noise]) {
      await expect(open(mine.shares.device, wrong, mine.commitment)).rejects.toEqual(mismatch)
    }
  })

  it('refuses a root that fits together but is of another wallet [KS03]', async () => {
    const mine = await createWallet()
    const other = await createWallet('wallet-1')
    await expect(open(other.shares.device, other.shares.auth, mine.commitment)).rejects.toEqual(mismatch)
    const claimed = { ...other.commitment, addresses: mine.commitment.addresses }
    await expect(open(other.shares.device, other.shares.auth, claimed)).rejects.toEqual(mismatch)
    const replayed = { ...other.commitment, epoch: 2 }
    await expect(open(other.shares.device, other.shares.auth, replayed)).rejects.toEqual(mismatch)
    const garbled = { ...other.commitment, commitment: '%' }
    await expect(open(other.shares.device, other.shares.auth, garbled)).rejects.toEqual(mismatch)
  })
})
