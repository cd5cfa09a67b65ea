import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, parseEther, toHex, verifyMessage } from 'viem'
import { agreeTo, approveRequest, createEmail, enterCode, fund, readCode } from '../helpers/emailVisit.ts'
import { chainOne, dialogOf, waitUntilClosed } from '../helpers/kit.ts'

// The real vault, used by independent libraries.

const readAccount = (page: Page) =>
  page.evaluate(() => {
    const account = window.portico?.store.get().accounts.eip155
    return account?.status === 'connected' ? account.address : ''
  })

for (const [library, message] of [
  ['wagmi', 'Hello from wagmi'],
  ['ethers', 'Hello from ethers'],
  ['ethers5', 'Hello from ethers 5'],
] as const) {
  test(`${library} signs and sends with a wallet by e-mail, also after a reload [C-03] [C-06]`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(`/${library}.html?email`)
    await enterCode(page, createEmail())
    await expect.poll(() => readAccount(page)).toMatch(/^0x/)
    const address = (await readAccount(page)) as Hex // checked above
    await waitUntilClosed(page)
    await fund({ evm: address })
    const cardOf = (title: RegExp) => page.getByRole('article').filter({ hasText: title })

    const signature = (await agreeTo(page, cardOf(/signMessage/i), 'Sign')) as Hex // verified next
    expect(await verifyMessage({ address, message, signature })).toBe(true)
    expect(await agreeTo(page, cardOf(/sendTransaction/i), 'Send')).toMatch(/^0x[0-9a-f]{64} success$/)

    await page.reload()
    await expect.poll(() => readAccount(page)).toBe(address)
    const again = (await agreeTo(page, cardOf(/signMessage/i), 'Sign')) as Hex // verified next
    expect(await verifyMessage({ address, message, signature: again })).toBe(true)
  })
}

test('a page that knows only EIP-6963 is told when a visitor does not log in; when one does it signs and sends [C-03]', async ({
  page,
}) => {
  test.slow()
  await page.goto('/email.html')
  await page.evaluate(() => {
    addEventListener('eip6963:announceProvider', event => {
      const { info, provider } = (event as CustomEvent).detail
      if (info.name === 'Email Wallet') Object.assign(window, { found: provider })
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
  await page.waitForFunction(() => 'found' in window)
  const request = (method: string, params: readonly unknown[] = []) =>
    page.evaluate(
      call =>
        (window as unknown as { found: { request(call: object): Promise<unknown> } }).found
          .request(call)
          .catch(({ code }: { code: number }) => code),
      { method, params },
    )

  const refused = request('eth_requestAccounts')
  await dialogOf(page).waitFor()
  await page.getByTestId('portico-close').click()
  expect(await refused).toBe(4001)
  await waitUntilClosed(page)

  const email = createEmail()
  const asked = request('eth_requestAccounts')
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').fill(await readCode(email))
  const [address = '0x'] = (await asked) as Hex[] // verified with the signature
  await waitUntilClosed(page)

  const signing = request('personal_sign', [toHex('hi'), address])
  await approveRequest(page)
  const signature = (await signing) as Hex // verified next
  expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)

  await fund({ evm: address })
  const to = '0x00000000000000000000000000000000000000cc'
  const sending = request('eth_sendTransaction', [{ from: address, to, value: toHex(parseEther('0.01')) }])
  await approveRequest(page)
  const hash = (await sending) as Hex // awaited next
  expect(await chainOne.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
})
