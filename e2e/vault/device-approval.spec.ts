import { randomBytes, randomUUID } from 'node:crypto'
import {
  commitToOpening,
  deriveApprovalNumber,
  formatSealContext,
  type PublicKey,
  sealInfo,
  type WalletAddresses,
} from '@portico/protocol/auth'
import { connectInbox } from '@portico/sandbox/mail'
import { expect, test } from '@portico/testing/playwright'
import { createRecipient, sealTo } from '../../packages/server/src/secrets/hpke.ts'
import { createTestDevice } from '../../packages/server/test/createTestDevice.ts'
import { createTestWallet } from '../../packages/server/test/createTestWallet.ts'
import { addresses } from '../helpers/addresses.ts'
import { findViolations } from '../helpers/findViolations.ts'

const { server, vault, escrow, inbox } = addresses
const mails = connectInbox(inbox)

/** A simulated browser that signs in with a one-time code. */
async function signIn(email: string) {
  const device = await createTestDevice(server, vault)
  const { body } = await device.call('/auth/otp/start', {
    projectId: 'portico-sandbox',
    site: addresses.demo,
    email,
    purpose: 'login',
  })
  const { challengeId } = body as { challengeId: string }
  const [code = ''] = /\d{6}/.exec((await mails.next(email)).text) ?? []
  const { agreementKey } = device
  const answer = await device.call('/auth/otp/verify', { challengeId, code, agreementKey, label: 'Firefox' })
  const { accessToken } = answer.body as { accessToken: string }
  return { device, accessToken }
}

/** A visitor with a wallet on one device, who has signed in on another. */
async function askForApproval(language = 'en') {
  const email = `${randomUUID()}@home.example`
  const first = await signIn(email)
  const wallet = (await createTestWallet()).create(first.device)
  const publicKey = await storeKey(first, wallet.wallet, email)
  await first.device.call('/auth/wallet/create', wallet, { accessToken: first.accessToken })
  const second = await signIn(email)
  const ticket = await getTicket(second, 'release')
  const device = second.device.at(escrow, escrow)
  const mine = { deviceId: second.device.id, opening: randomBytes(32).toString('base64url') }
  const commitment = await commitToOpening(mine)
  const headers = { 'Accept-Language': language }
  const asking = { ticket, publicKey, commitment }
  const { body } = await device.call('/escrow/approval/start', asking, { headers })
  const { approvalId, nonce } = body as { approvalId: string; nonce: string }
  await device.call('/escrow/approval/open', { approvalId, opening: mine.opening })
  const number = await deriveApprovalNumber({ ...mine, nonce })
  const [link = ''] = /https?:\S+/.exec((await mails.next(email)).text) ?? []
  const readState = async () => {
    const answer = await device.call('/escrow/approval/state', { approvalId })
    return (answer.body as { state: string }).state
  }
  return { link, number, readState }
}

async function getTicket({ device, accessToken }: Awaited<ReturnType<typeof signIn>>, purpose: string) {
  const { body } = await device.call('/auth/escrow/ticket', { purpose }, { accessToken })
  return (body as { ticket: string }).ticket
}

/** Deposits a recovery key at the escrow; wallets identify it by its public part. */
async function storeKey(
  browser: Awaited<ReturnType<typeof signIn>>,
  { id: walletId, addresses }: { id: string; addresses: WalletAddresses },
  email: string,
) {
  const key = randomBytes(32)
  const response = await fetch(`${escrow}/escrow/key`, { headers: { Origin: vault } })
  const { publicKey } = (await response.json()) as { publicKey: PublicKey }
  const purpose = { info: sealInfo.escrowStore, context: formatSealContext(walletId, email) }
  const sealedKey = await sealTo(publicKey, key, purpose)
  const ticket = await getTicket(browser, 'store')
  await browser.device
    .at(escrow, escrow)
    .call('/escrow/store', { ticket, walletId, email, sealedKey, addresses })
  return (await createRecipient(key)).publicKey
}

test('a new device is approved on the page behind the link of a mail, with the number that it shows [AU28]', async ({
  page,
}) => {
  const { link, number, readState } = await askForApproval()
  await page.goto(link)
  expect(new URL(link).origin).toBe(escrow)
  await expect(page.getByRole('heading', { name: 'Approve a new device' })).toBeVisible()
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.getByRole('button', { name: 'Approve' }).click()
  expect(await readState()).toBe('pending')
  await page.getByRole('textbox', { name: 'Number shown on the new device' }).fill(number)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Device approved.')).toBeVisible()
  expect(await readState()).toBe('approved')
})

test('another number ends the question for good [AU28]', async ({ page }) => {
  const { link, number, readState } = await askForApproval()
  await page.goto(link)
  await page.getByRole('textbox').fill(number === '000' ? '001' : '000')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('not the right number')).toBeVisible()
  expect(await readState()).toBe('mismatched')
  await page.goto(link)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('a new device is refused there without a number, also after all', async ({ page }) => {
  const first = await askForApproval()
  await page.goto(first.link)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Device rejected.')).toBeVisible()
  const { link, number, readState } = await askForApproval()
  await page.goto(link)
  await page.getByRole('textbox').fill(number)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Reject this device' }).click()
  await expect(page.getByText('Device rejected.')).toBeVisible()
  expect(await readState()).toBe('refused')
})

for (const language of ['en', 'de', 'ar']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`everybody can read and use that page (${language}, ${colorScheme})`, async ({ browser }) => {
      const { link } = await askForApproval(language)
      const context = await browser.newContext({ colorScheme })
      const page = await context.newPage()
      await page.goto(link)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('textbox').fill('0')
      await page.keyboard.press('Enter')
      await expect(page.locator('[aria-invalid]')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await context.close()
    })
  }
}

test('the vault is shown by the sites of its project only', async ({ page }) => {
  const show = async (origin: string, projectId: string) => {
    await page.goto(origin)
    await page.evaluate(src => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.replaceChildren(frame)
    }, `${vault}/sdk?projectId=${projectId}&version=4`)
    await expect.poll(() => page.frames().length).toBe(2)
    const frame = page.frames()[1]
    await frame?.waitForLoadState()
    return (await frame?.title()) ?? ''
  }
  expect(await show(inbox, 'portico-sandbox')).toBe('Portico wallet')
  expect(await show(inbox, 'nobody')).not.toBe('Portico wallet')
})
