import type { Frame, Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { deriveAccounts } from '../../apps/vault/src/families/deriveAccounts.ts'
import { deriveSeed, formatMnemonicBytes } from '../../apps/vault/src/keys/deriveSeed.ts'
import { fromBase64Url } from '../../apps/vault/src/keys/encoding.ts'
import { deriveRecipientKey, open } from '../../apps/vault/src/keys/hpke.ts'
import { combineShares } from '../../apps/vault/src/keys/splitRoot.ts'
import { clickUntilGone } from '../helpers/kit.ts'
import { canReadMemory, countInMemory, listRenderers, type Needles } from '../helpers/processMemory.ts'
import { ask, expect, greet, login, test, type VaultSite } from '../helpers/vaultSite.ts'

const solana = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

/** Reconstructed from the services' data, so that no page is involved. */
async function findSecrets({ services }: VaultSite) {
  const wallet = services.getWallet()
  const recovery = wallet?.recoveries.find(({ kind }) => kind === 'escrow')
  if (!wallet || recovery?.kind !== 'escrow') throw new Error('No wallet with recovery by e-mail was found.')
  const { id: walletId, epoch } = wallet
  const secret = services.getEscrowed(recovery.publicKey)
  if (!secret) throw new Error('The escrow has no key for the wallet.')
  const { pair } = await deriveRecipientKey(secret)
  const bytes = await open(pair, recovery.sealedShare, { use: 'recoveryShare', walletId, epoch })
  const root = await combineShares({ bytes, epoch }, { bytes: fromBase64Url(wallet.authShare), epoch })
  const { evmKey, solanaKey } = deriveAccounts(root)
  return { root, evmKey, solanaKey, seed: deriveSeed(root), words: formatMnemonicBytes(root) }
}

type Secrets = Awaited<ReturnType<typeof findSecrets>>

/** As text with one or two bytes per character. */
const textsOf = (text: string) => [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')]

const stringsOf = (bytes: Uint8Array) =>
  [
    Buffer.from(bytes).toString('hex'),
    Buffer.from(bytes).toString('base64').replace(/.=*$/, ''),
    Buffer.from(bytes).toString('base64url').slice(0, -1),
    base58.encode(bytes),
    bytes.join(','),
  ].flatMap(textsOf)

/**
 * In byte order, as a BigInt of the engine, and as an array of numbers. In halves, because freed memory starts with
 * allocator metadata.
 */
const buffersOf = (bytes: Uint8Array) =>
  [
    Buffer.from(bytes),
    Buffer.from(bytes).reverse(),
    Buffer.from(Int32Array.from(bytes, byte => byte << 1).buffer),
  ].map(({ buffer, byteOffset, length }) => [
    Buffer.from(buffer, byteOffset, length / 2),
    Buffer.from(buffer, byteOffset + length / 2, length / 2),
  ])

function listNeedles({ words, ...keys }: Secrets): Needles {
  const needles = new Map<string, Buffer>()
  const add = (kind: string, forms: readonly Buffer[]) => {
    for (const [index, form] of forms.entries()) needles.set(`${kind} ${index}`, form)
  }
  add('words as string', textsOf(Buffer.from(words).toString()))
  for (const [name, bytes] of Object.entries(keys)) {
    for (const half of [0, 1])
      add(
        `${name} as buffer, half ${half}`,
        buffersOf(bytes).flatMap(halves => halves[half] ?? []),
      )
    add(`${name} as string`, stringsOf(bytes))
  }
  return needles
}

/** The number of copies of each secret, as strings and as buffers. */
async function countCopies(pids: readonly number[], needles: Needles) {
  const copies: Record<string, number> = {}
  for (const [name, count] of await countInMemory(pids, needles)) {
    const kind = name.replace(/ \d+$/, '')
    copies[kind] = (copies[kind] ?? 0) + count
  }
  return copies
}

async function signInFrame(page: Page, frame: Frame, address: string) {
  const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page), address] })
  const sign = frame.getByRole('button', { name: 'Sign' })
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await clickUntilGone(sign)
  expect(await signing).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
}

async function signInWindow(page: Page, frame: Frame, pubkey: string) {
  const params = { message: base58.encode(Buffer.from('hello')), pubkey }
  const signing = ask(page, 'RPC_REQUEST', { method: 'solana_signMessage', params, chainId: solana })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  const sign = popup.getByRole('button', { name: 'Sign' })
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.click()
  expect(await signing).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
}

/** Collects garbage in the pages; the worker with the keys has ended by then. */
async function collectGarbage(page: Page) {
  for (const each of page.frames()) {
    const session = await page.context().newCDPSession(each === page.mainFrame() ? page : each)
    await session.send('HeapProfiler.collectGarbage')
    await session.detach()
  }
}

test('of a wallet that is locked nothing is left in the memory of the browser: no string, and no more than one buffer of a library, in the two places that the engine had it [KS07]', async ({
  page,
  site,
  browser,
}) => {
  const { frame, address } = await login(page, site)
  const pids = await listRenderers(browser)
  const canRead = (await Promise.all(pids.map(canReadMemory))).every(Boolean)
  test.skip(!canRead, 'the memory of other processes can be read on Linux only, and by their owner')
  test.slow()

  const lock = async () => {
    const ends = page.workers().map(worker => worker.waitForEvent('close'))
    await frame.evaluate(() => dispatchEvent(new Event('pagehide')))
    await Promise.all(ends)
  }
  // Unlocked again, as after each lock: the keys are derived from shares then.
  await lock()
  await signInFrame(page, frame, address)
  await signInWindow(page, frame, site.services.getWallet()?.addresses.solana ?? '')
  const needles = listNeedles(await findSecrets(site))
  // A control: keys and a known text must be found, or the rest would prove nothing.
  const found = await countCopies(pids, new Map([...needles, ['address', Buffer.from(address)]]))
  for (const kind of [
    'root as buffer, half 0',
    'evmKey as buffer, half 0',
    'solanaKey as buffer, half 1',
    'address',
  ])
    expect(found[kind], kind).toBeGreaterThan(0)

  await lock()
  await expect(async () => {
    // Browsers keep the memory of a terminated worker for some seconds.
    await collectGarbage(page)
    const copies = await countCopies(pids, needles)
    test.info().annotations.push({ type: 'copies', description: JSON.stringify(copies) })
    // The curve library creates a small array of the key, which the engine may move, leaving the old copy.
    for (const [kind, count] of Object.entries(copies))
      expect(count, kind).toBeLessThanOrEqual(kind.endsWith('string') ? 0 : 2)
  }).toPass({ timeout: 60_000 })
})
