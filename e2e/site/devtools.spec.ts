import { mockWallets } from '@portico/testing'
import { test as base, expect } from '@portico/testing/playwright'
import { connectWith } from '../helpers/kit.ts'

const test = base.extend({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the devtools show what happens, and copy a report without anything of the visitor', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.goto('/?networks=anvilOne~anvilTwo&devtools=1')
  const tools = page.locator('portico-devtools')
  await tools.getByRole('button', { name: 'Portico' }).click()
  await connectWith(page, 'Alder')
  await expect(tools.getByRole('row', { name: /eip155 connected/ })).toBeVisible()
  await tools.getByRole('tab', { name: 'Events' }).click()
  await expect(tools.getByText('CONNECT_SUCCESS')).toBeVisible()
  await tools.getByRole('tab', { name: 'RPC' }).click()
  await expect(tools.getByText('eth_requestAccounts')).toBeVisible()
  await tools.getByRole('button', { name: 'Copy bug report' }).click()
  await expect(tools.getByText('The report is in the clipboard')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(report)).toMatchObject({ events: expect.any(Array), rpc: expect.any(Array) })
  const address = await alder.address()
  const [key] = mockWallets.alder.privateKeys
  for (const secret of [address, address.toLowerCase(), key, 'symKey'])
    expect(report.toLowerCase()).not.toContain(secret.toLowerCase())
})
