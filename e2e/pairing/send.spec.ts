import { expect } from '@portico/testing/playwright'
import { erc20Abi, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { giveCoffee } from '../helpers/giveAssets.ts'
import { chainOne, createFundedKey, dialogOf, seeDone } from '../helpers/kit.ts'
import { accountButtonOf, connectRemote, playground, test } from '../helpers/remote.ts'

const createReceiver = () => privateKeyToAddress(generatePrivateKey())

test('a wallet on another device sends the coin and a token from the dialog, and both are among the activity [C-02] [E-14] [R-20]', async ({
  page,
  createWallet,
}) => {
  const key = await createFundedKey()
  await giveCoffee(privateKeyToAddress(key), 42n)
  const wallet = createWallet({ accounts: { eip155: [key] } })
  await page.goto(playground)
  await connectRemote(page, wallet)
  await accountButtonOf(page, wallet).click()
  const dialog = dialogOf(page)
  const receiver = createReceiver()

  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByTestId('send-to')).toHaveText(receiver)
  await dialog.getByTestId('send-confirm').click()
  const coin = await wallet.nextRequest('eth_sendTransaction')
  expect(coin.chainId).toBe('eip155:31337')
  await coin.approve()
  await seeDone(dialog, 'Sent', '0.25 ETH to')
  await dialog.getByTestId('send-done').click()
  expect(await chainOne.getBalance({ address: receiver })).toBe(parseEther('0.25'))
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText('0.25 ETH')

  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-token').click()
  await dialog.getByTestId('send-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('send-amount').fill('1.5')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await (await wallet.nextRequest('eth_sendTransaction')).approve()
  await seeDone(dialog, 'Sent', '1.5 CAFE to')
  await dialog.getByTestId('send-done').click()
  const held = await chainOne.readContract({
    address: contracts.coffee as Hex, // an address from viem
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [receiver],
  })
  expect(held).toBe(parseEther('1.5'))
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText('1.5 CAFE')
})

test('what is declined on the other device is not sent', async ({ page, createWallet }) => {
  const wallet = createWallet({ accounts: { eip155: [await createFundedKey()] } })
  await page.goto(playground)
  await connectRemote(page, wallet)
  await accountButtonOf(page, wallet).click()
  const dialog = dialogOf(page)
  const receiver = createReceiver()
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await (await wallet.nextRequest('eth_sendTransaction')).reject()
  await expect(dialog.getByRole('heading', { name: 'Nothing was sent' })).toBeVisible()
  expect(await chainOne.getBalance({ address: receiver })).toBe(0n)
})
