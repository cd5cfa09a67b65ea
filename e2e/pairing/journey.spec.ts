import { testAccounts } from '@portico/sandbox/chain'
import { expect } from '@portico/testing/playwright'
import { createPublicClient, http, parseEther } from 'viem'
import { addresses } from '../helpers/addresses.ts'
import { connectButtonOf, dialogOf, recordComplaints } from '../helpers/kit.ts'
import { routeRelay } from '../helpers/relayLine.ts'
import {
  accountButtonOf,
  connectRemote,
  networkButtonOf,
  outputOf,
  playground,
  readHex,
  startSigning,
  test,
  waitUntilConnected,
} from '../helpers/remote.ts'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainTwo = createPublicClient({ transport: http(addresses.chainTwo) })

test('a day with a remote wallet: every method, reloads in between, and a second beginning [C-02] [C-11] [W-29] [R-15] [T-04] [T-19]', {
  tag: '@journey',
}, async ({ page, createWallet }) => {
  test.setTimeout(120_000)
  const complaints = recordComplaints(page)
  const line = await routeRelay(page)
  // Accounts that send in no other test, because nonces must not collide.
  const wallet = createWallet({
    accounts: { eip155: [testAccounts[6].privateKey, testAccounts[8].privateKey] },
  })
  async function comeBack() {
    await page.reload()
    await waitUntilConnected(page)
    await page.getByRole('button', { name: 'Actions' }).click()
  }
  await page.goto(playground)
  await connectRemote(page, wallet)
  await comeBack()

  await page.getByRole('button', { name: 'Sign typed data' }).click()
  await (await wallet.nextRequest('eth_signTypedData_v4')).approve()
  await expect(outputOf(page, 'Sign typed data')).toHaveText(/^0x/)

  await page.getByRole('button', { name: 'Switch to Anvil Two' }).click()
  await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()
  await comeBack()
  await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()

  const before = await chainTwo.getBalance({ address: receiver })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const transaction = await wallet.nextRequest('eth_sendTransaction')
  expect(transaction.chainId).toBe('eip155:31338')
  await transaction.approve()
  await expect(outputOf(page, 'Send transaction')).toHaveText(/^0x[0-9a-f]{64} success in block \d+$/)
  expect(await chainTwo.getBalance({ address: receiver })).toBeGreaterThanOrEqual(before + parseEther('1'))

  await page.getByRole('button', { name: 'Send batch' }).click()
  const batch = await wallet.nextRequest('wallet_sendCalls')
  expect(batch.params).toMatchObject([{ chainId: '0x7a6a', calls: [{ to: receiver }, { to: receiver }] }])
  await batch.approve()
  await expect(outputOf(page, 'Batch of two calls')).toHaveAttribute('data-status', 'done')

  await wallet.switchAccount(1)
  await expect(accountButtonOf(page, wallet, 1)).toBeVisible()
  await wallet.switchChain('eip155:31337')
  await expect(networkButtonOf(page, 'Anvil One')).toBeVisible()
  await comeBack()
  await expect(accountButtonOf(page, wallet, 1)).toBeVisible()
  await expect(networkButtonOf(page, 'Anvil One')).toBeVisible()

  wallet.goOffline()
  const said = line.sent.length
  await startSigning(page, 'Are you there?')
  await line.waitForAnswer(['irn_publish'], said)
  await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'busy')
  wallet.goOnline()
  const late = await wallet.nextRequest('personal_sign')
  expect(late.params).toContain(wallet.getAddresses('eip155')[1])
  await late.approve()
  await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
  readHex(await outputOf(page, 'Sign message').textContent())

  await wallet.disconnect()
  await expect(connectButtonOf(page)).toBeVisible()
  await page.reload()
  await page.waitForFunction(() => window.portico?.store.get().initialized)
  await connectRemote(page, wallet)
  await expect(accountButtonOf(page, wallet, 1)).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})
