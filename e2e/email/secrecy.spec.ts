import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import {
  agree,
  approveDevice,
  changeEmail,
  createEmail,
  emptyVault,
  enterCode,
  familyOf,
  fund,
  logIn,
  openSecurity,
  openThrough,
  readAddresses,
  setPassphrase,
  slowKey,
  writeDownKit,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { waitUntilClosed } from '../helpers/kit.ts'
import { recordVisit } from '../helpers/recordVisit.ts'

// Nothing is mocked, as in the journey; a recorder captures everything that the site could see.

const passphrase = 'a horse of another colour'

/** Saves the recovery phrase and sets a passphrase, in the vault's window. */
async function protect(page: Page, email: string): Promise<string[]> {
  const popup = await openSecurity(page)
  const words = await writeDownKit(popup, email)
  await setPassphrase(popup, passphrase)
  await popup.close()
  await page.getByTestId('portico-close').click()
  await waitUntilClosed(page)
  return words
}

test('no secret reaches the site, from the first login to the sign-out: not in messages, storage, addresses, requests, errors, the console or logs [FR30]', {
  tag: '@journey',
}, async ({ page, context }) => {
  // All features of a wallet in sequence.
  test.setTimeout(300_000)
  const recording = await recordVisit(context)
  const [email, nextEmail] = [createEmail(), createEmail()]
  await page.goto('/email.html')
  const accounts = await logIn(page, email)
  await fund(accounts)
  for (const family of ['EVM', 'Solana'] as const) {
    await agree(page, family, 'Sign a message', 'Sign')
    await agree(page, family, 'Send the least', 'Send')
  }
  recording.hide('passphrase', passphrase)
  await recording.hideKit(await protect(page, email))
  await changeEmail(page, email, nextEmail)
  await recording.read(page)
  await page.getByTestId('disconnect').click()
  await expect(familyOf(page, 'EVM').getByTestId('address')).toHaveText('disconnected')

  expect(await recording.findLeaks()).toEqual([])
  expect([...recording.getSecretNames()]).toEqual(
    expect.arrayContaining([
      ...['code', 'accessToken', 'refreshToken', 'authShare', 'sealed', 'sealedShare', 'sealedKey'],
      ...['root', 'share', 'evmKey', 'solanaKey', 'words', 'passphrase'],
    ]),
  )
})

test('no secret reaches the site on any way back to a wallet: mail, passphrase, words [FR30]', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000)
  const recording = await recordVisit(context)
  const email = createEmail()
  await page.goto('/email.html')
  const accounts = await logIn(page, email)
  const words = await protect(page, email)
  recording.hide('passphrase', passphrase)
  await recording.hideKit(words)

  const recover = async (way: string, secret: string) => {
    const frame = vaultFrameOf(page).contentFrame()
    const popup = await openThrough(page, frame.getByRole('button', { name: 'Other ways to open it' }))
    await popup.getByRole('button', { name: way }).click()
    await popup.getByRole('textbox').fill(secret)
    await popup.getByRole('button', { name: 'Open wallet' }).click()
    await expect.poll(() => popup.isClosed(), slowKey).toBe(true)
  }
  const elsewhere = await browser.newContext()
  const ways = [
    () => approveDevice(page, elsewhere, email),
    () => recover('Use passphrase', passphrase),
    () => recover('Use recovery phrase', words.join(' ')),
  ]
  for (const open of ways) {
    await recording.read(page)
    await emptyVault(page)
    await page.reload()
    await enterCode(page, email)
    await open()
    expect(await readAddresses(page)).toEqual(accounts)
    await waitUntilClosed(page)
  }
  await elsewhere.close()

  expect(await recording.findLeaks()).toEqual([])
  expect([...recording.getSecretNames()]).toEqual(
    expect.arrayContaining(['code', 'refreshToken', 'sealed', 'sealedShare', 'root', 'words']),
  )
})

test('the recorder finds what leaks, wherever it does', async ({ page, context }) => {
  const recording = await recordVisit(context)
  await page.goto('/floor.html')
  const places = ['storage', 'message', 'console', 'request', 'error', 'address', 'html']
  for (const place of places) recording.hide(place, `leaked-by-${place}`)
  recording.hide('digits', '271828')
  await page.evaluate(() => {
    localStorage.setItem('kept', 'leaked-by-storage 271828')
    const { port1, port2 } = new MessageChannel()
    port2.start()
    port1.postMessage({ text: 'leaked-by-message', allowed: { otp: '271828' } })
    console.info('leaked-by-console')
    void fetch('/floor.html', { method: 'POST', body: 'leaked-by-request' })
    setTimeout(() => {
      throw new Error('leaked-by-error')
    })
    history.replaceState(null, '', '#leaked-by-address')
    document.body.attachShadow({ mode: 'open' }).innerHTML = '<p>leaked-by-html'
  })
  await expect
    .poll(async () => (await recording.findLeaks()).sort())
    .toEqual([...places.map(place => `${place} in ${place}`), 'digits in storage'].sort())
})
