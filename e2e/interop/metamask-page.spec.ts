import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import type { Hex } from 'viem'
import { approveRequest, createEmail, fund, readCode } from '../helpers/emailVisit.ts'
import { chainOne, waitUntilClosed } from '../helpers/kit.ts'
import { openMetaMaskPage } from '../helpers/metamaskPage.ts'

// The embedded wallet on MetaMask's own test page.

const click = (page: Page, id: string) => page.locator(`#${id}`).click()

/** Clicks, approves in the vault, and waits for the page's result. */
async function agreeTo(page: Page, id: string, shown = `${id}Result`): Promise<void> {
  const result = page.locator(`#${shown}`)
  const before = (await result.textContent()) ?? ''
  await click(page, id)
  await approveRequest(page)
  if (before !== '') await expect(result).not.toHaveText(before)
  await expect(result).toHaveText(/^0x/)
  await waitUntilClosed(page)
}

async function connect(page: Page): Promise<Hex> {
  await openMetaMaskPage(page)
  const email = createEmail()
  await click(page, 'connectButton')
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').fill(await readCode(email))
  await expect(page.locator('#accounts')).toHaveText(/^0x[0-9a-f]{40}$/i)
  await waitUntilClosed(page)
  return (await page.locator('#accounts').textContent()) as Hex // checked above
}

test("MetaMask's test page signs, and its own checks agree [C-03] [W-03]", async ({ page }) => {
  test.slow()
  const address = await connect(page)

  await agreeTo(page, 'personalSign')
  await click(page, 'personalSignVerify')
  await expect(page.locator('#personalSignVerifySigUtilResult')).toHaveText(address, { ignoreCase: true })
  await expect(page.locator('#personalSignVerifyECRecoverResult')).toHaveText(address, { ignoreCase: true })

  await agreeTo(page, 'siwe')
  await agreeTo(page, 'siweResources', 'siweResult')

  for (const version of ['V3', 'V4']) {
    await agreeTo(page, `signTypedData${version}`)
    await click(page, `signTypedData${version}Verify`)
    const verified = page.locator(`#signTypedData${version}VerifyResult`)
    await expect(verified).toHaveText(address, { ignoreCase: true })
  }

  for (const [button, shown] of [
    ['ethSign', 'ethSign'],
    ['signTypedData', 'signTypedDataResult'],
  ] as const) {
    await click(page, button)
    await expect(page.locator(`#${shown}`)).toContainText('Error: ')
    await page.getByTestId('portico-close').click()
    await waitUntilClosed(page)
  }

  await click(page, 'siweBadDomain')
  await expect(page.locator('#siweResult')).toContainText('Error: ')
  await waitUntilClosed(page)
})

test("MetaMask's test page sends, gives its accounts back, and asks for them again [C-03]", async ({
  page,
}) => {
  test.slow()
  const address = await connect(page)
  await fund({ evm: address })

  for (const [sent, button] of ['sendButton', 'sendEIP1559Button', 'deployButton'].entries()) {
    await click(page, button)
    await approveRequest(page)
    await expect.poll(() => chainOne.getTransactionCount({ address })).toBe(sent + 1)
    await waitUntilClosed(page)
  }

  await click(page, 'revokeAccountsPermission')
  await expect(page.locator('#accounts')).toHaveText('')
  await click(page, 'getAccounts')
  await expect(page.locator('#getAccountsResult')).toHaveText(/^(Not able to get accounts)?$/)
  await expect
    .poll(() => page.evaluate(() => window.portico?.store.get().accounts.eip155?.status))
    .toBe('disconnected')

  await click(page, 'connectButton')
  await expect(page.locator('#accounts')).toHaveText(address, { ignoreCase: true })
  await expect
    .poll(() => page.evaluate(() => window.portico?.store.get().accounts.eip155?.status))
    .toBe('connected')
})
