import { hexToBigInt, parseEther, recoverTypedDataAddress, type TypedDataDefinition, toHex } from 'viem'
import { addresses } from './addresses.ts'
import { chainOne } from './kit.ts'
import { code } from './vaultServices.ts'
import { ask, expect, login, test } from './vaultSite.ts'

const fund = (address: string) =>
  fetch(addresses.chainOne, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'hardhat_setBalance',
      params: [address, toHex(parseEther('5'))],
    }),
  })

test('a transaction is decided in a window of the vault, and sent', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  await fund(address)
  const to = '0x00000000000000000000000000000000000000AA'
  const sending = ask(page, 'RPC_REQUEST', {
    method: 'eth_sendTransaction',
    params: [{ from: address, to, value: toHex(parseEther('1.25')) }],
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Continue in wallet window' }).click(),
  ])
  expect(popup.url()).toBe(`${site.vault}/confirm`)
  await expect(popup.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
  await expect(popup.getByText('1.25 ETH')).toBeVisible()
  await expect(popup.getByText(to)).toBeVisible()
  const approve = popup.getByRole('button', { name: 'Approve' })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
  const { p: hash } = await sending
  const receipt = await chainOne.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.status).toBe('success')
  expect(await chainOne.getBalance({ address: to })).toBeGreaterThanOrEqual(parseEther('1.25'))
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a request that is rejected in the window, or withdrawn by the page, ends there', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await fund(address)
  const request = { method: 'eth_sendTransaction', params: [{ from: address, to: address, value: '0x1' }] }
  const rejected = ask(page, 'RPC_REQUEST', request)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Continue in wallet window' }).click(),
  ])
  await popup.getByRole('button', { name: 'Reject' }).click()
  expect(await rejected).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_ERROR', p: { code: 4001 } })

  const withdrawn = ask(page, 'RPC_REQUEST', request)
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Continue in wallet window' }).click(),
  ])
  await expect(second.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
  await ask(page, 'RPC_ABORT')
  expect(await withdrawn).toMatchObject({ p: { message: 'Request was aborted' } })
  await expect.poll(() => second.isClosed()).toBe(true)
})

test('a permit is recognised, explained and signed in the window', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  const data = {
    domain: { name: 'USD Coin', version: '2', chainId: 31337, verifyingContract: address },
    primaryType: 'Permit',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    message: {
      owner: address,
      spender: '0x00000000000000000000000000000000000000bb',
      value: hexToBigInt(`0x${'f'.repeat(64)}`).toString(),
    },
  } as const
  const signing = ask(page, 'RPC_REQUEST', {
    method: 'eth_signTypedData_v4',
    params: [address, JSON.stringify(data)],
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Continue in wallet window' }).click(),
  ])
  await expect(popup.getByText('lets somebody take tokens')).toBeVisible()
  await expect(popup.getByText('could take all of this token')).toBeVisible()
  const sign = popup.getByRole('button', { name: 'Sign' })
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.click()
  const { p: signature } = await signing
  const definition = data as unknown as TypedDataDefinition
  expect(await recoverTypedDataAddress({ ...definition, signature: signature as `0x${string}` })).toBe(
    address,
  )
})

test('the recovery kit is shown in the window alone, after a new code, and a passphrase can be set', async ({
  page,
  site,
}) => {
  test.slow()
  const { frame } = await login(page, site)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Recovery and security' }).click(),
  ])
  await popup.getByRole('button', { name: 'Show recovery kit' }).click()
  await popup.getByRole('textbox', { name: 'Code' }).fill('111111')
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup.getByText('The code is wrong.')).toBeVisible()
  await popup.getByRole('textbox', { name: 'Code' }).fill(code)
  await popup.keyboard.press('Enter')
  await expect(popup.getByRole('listitem')).toHaveCount(24)
  await popup.getByRole('button', { name: 'I have written them down' }).click()
  await popup.getByRole('button', { name: 'Set passphrase' }).click()
  await popup.getByRole('textbox', { name: 'Code' }).fill(code)
  await popup.keyboard.press('Enter')
  await popup.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('correct horse battery')
  await popup.getByRole('textbox', { name: 'Repeat the passphrase' }).fill('correct horse')
  await popup.getByRole('button', { name: 'Save' }).click()
  await expect(popup.getByText('The two passphrases differ.')).toBeVisible()
  await popup.getByRole('textbox', { name: 'Repeat the passphrase' }).fill('correct horse battery')
  await popup.getByRole('button', { name: 'Save' }).click()
  // A passphrase is made slow to guess, so slow to set on a machine that others use too.
  await expect(popup.getByRole('button', { name: 'Change passphrase' })).toBeVisible({ timeout: 60_000 })
  expect(site.services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual([
    'escrow',
    'kit',
    'passphrase',
  ])
})
