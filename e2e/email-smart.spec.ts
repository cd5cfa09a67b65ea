import { expect, test } from '@playwright/test'
import { approveRequest, createEmail, fund, logIn } from './emailVisit.ts'
import { chainOne } from './kit.ts'

const createReceiver = () =>
  `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as const

test('a smart account comes into being with its first batch, all of which happens at once [E-09]', async ({
  page,
}) => {
  await page.goto('/email.html?smart')
  const { evm: address } = await logIn(page, createEmail())
  await fund({ evm: address })
  expect(await chainOne.getCode({ address })).toBeUndefined()
  const receivers = [createReceiver(), createReceiver()]
  await page.evaluate(to => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('There is no kit on the page.')
    const calls = to.map(each => ({ to: each, value: 1000n }))
    Object.assign(window, { batch: porticoActions.sendCalls(portico, { calls }) })
  }, receivers)
  await approveRequest(page)
  const { id } = await page.evaluate(() => (window as unknown as { batch: Promise<{ id: string }> }).batch)
  expect(id).toMatch(/^0x[0-9a-f]{64}/)
  for (const receiver of receivers)
    await expect.poll(() => chainOne.getBalance({ address: receiver })).toBe(1000n)
  expect(await chainOne.getCode({ address })).toMatch(/^0x/)
})
