import { isAddress, recoverMessageAddress, toHex } from 'viem'
import { code } from '../helpers/vaultServices.ts'
import { ask, embedVault, expect, test, waitForReady } from '../helpers/vaultSite.ts'

test('a visitor logs in with a code, gets accounts, and signs a message in the frame [C-03]', async ({
  page,
  site,
}) => {
  const frame = await embedVault(page, site)
  await waitForReady(page)
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
  expect(await ask(page, 'CONNECT_EMAIL', { email: 'ada@example.com' })).toMatchObject({
    t: '@w3m-frame/CONNECT_EMAIL_SUCCESS',
    p: { action: 'VERIFY_OTP' },
  })
  expect(await ask(page, 'CONNECT_OTP', { otp: '000000' })).toMatchObject({
    p: { message: 'Wrong code. Check it, then try again.' },
  })
  expect(await ask(page, 'CONNECT_OTP', { otp: code })).toMatchObject({ t: '@w3m-frame/CONNECT_OTP_SUCCESS' })
  const { p: user } = await ask(page, 'GET_USER', { chainId: 31337 })
  const { address } = user as { address: `0x${string}` }
  expect(isAddress(address)).toBe(true)

  const message = `Hello, ${new URL(page.url()).host}`
  const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex(message), address] })
  await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
  await expect(frame.getByText(message)).toBeVisible()
  await expect(frame.locator('.site-address')).toContainText(new URL(site.host).host)
  const sign = frame.getByRole('button', { name: 'Sign' })
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.click()
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.click()
  const { p: signature } = await signing
  expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(address)
})
