import { randomUUID } from 'node:crypto'
import { connectInbox } from '@portico/testing/mail'
import { expect, test } from '@portico/testing/playwright'
import { createTestDevice } from '../packages/server/test/createTestDevice.ts'
import { createTestWallet } from '../packages/server/test/createTestWallet.ts'
import { addresses } from './addresses.ts'

const { server, vault, inbox } = addresses
const mails = connectInbox(inbox)

/** A browser that signs in with the code of a mail, played from here. */
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

/** A person with a wallet on one device, who has signed in on another. */
async function askForApproval() {
  const email = `${randomUUID()}@home.example`
  const first = await signIn(email)
  const wallet = (await createTestWallet()).create(first.device)
  await first.device.call('/auth/wallet/create', wallet, { accessToken: first.accessToken })
  const { device, accessToken } = await signIn(email)
  const { body } = await device.call('/auth/device/approval/start', {}, { accessToken })
  const [link = ''] = /https?:\S+/.exec((await mails.next(email)).text) ?? []
  const readState = async () => {
    const answer = await device.call('/auth/device/approval/state', body && { approvalId: idOf(body) }, {
      accessToken,
    })
    return (answer.body as { state: string }).state
  }
  return { link, readState }
}

const idOf = (body: unknown) => (body as { approvalId: string }).approvalId

test('a new device is approved with a button on the page behind the link of a mail', async ({ page }) => {
  const { link, readState } = await askForApproval()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'A new device for your wallet' })).toBeVisible()
  expect(await readState()).toBe('pending')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('This device is approved.')).toBeVisible()
  expect(await readState()).toBe('approved')
})

test('a new device is refused there, also after all', async ({ page }) => {
  const { link, readState } = await askForApproval()
  await page.goto(link)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Refuse it after all' }).click()
  await expect(page.getByText('This device was refused.')).toBeVisible()
  expect(await readState()).toBe('refused')
})

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
