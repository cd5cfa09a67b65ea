import type { Page } from '@playwright/test'
import { mockWallets, testAccounts } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, verifyMessage } from 'viem'
import { createFundedKey } from '../helpers/kit.ts'

const [receiver] = testAccounts

/** Sends a request as a page that found the wallet by EIP-6963. */
function request(page: Page, method: string, ...params: unknown[]): Promise<unknown> {
  return page.evaluate(
    async call => {
      type Provider = { request(request: { method: string; params: unknown[] }): Promise<unknown> }
      const provider = await new Promise<Provider>(resolve => {
        window.addEventListener('eip6963:announceProvider', event => {
          resolve((event as CustomEvent<{ provider: Provider }>).detail.provider)
        })
        window.dispatchEvent(new Event('eip6963:requestProvider'))
      })
      return provider.request(call).catch(({ code }) => ({ code }))
    },
    { method, params },
  )
}

test.describe('the mock wallet on a page', () => {
  test('connects, signs and sends without traffic of the page', async ({ page, wallets }) => {
    const alder = await wallets.install({ privateKeys: [await createFundedKey()] })
    await page.goto('/floor.html')
    const address = await alder.address()
    const { origin } = new URL(page.url())
    const foreign: string[] = []
    page.on('request', sent => {
      // The favicon may load late.
      if (new URL(sent.url()).origin !== origin) foreign.push(sent.url())
    })
    expect(await request(page, 'eth_requestAccounts')).toEqual([address])
    const signature = (await request(page, 'personal_sign', '0x68656c6c6f', address)) as Hex
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    const hash = await request(page, 'eth_sendTransaction', {
      from: address,
      to: receiver.address,
      value: '0x1',
    })
    await expect
      .poll(() => request(page, 'eth_getTransactionReceipt', hash))
      .toMatchObject({ status: '0x1', transactionHash: hash })
    expect(foreign).toEqual([])
    expect((await alder.requests()).map(({ method }) => method)).toContain('eth_sendTransaction')
  })

  test('remembers across a reload what an extension would', async ({ page, wallets }) => {
    const birch = await wallets.install(mockWallets.birch)
    await page.goto('/floor.html')
    await request(page, 'eth_requestAccounts')
    await birch.switchAccount(1)
    await birch.switchChain(31338)
    await birch.hang({ methods: ['eth_blockNumber'], times: 'all' })
    await page.reload()
    expect(await request(page, 'eth_accounts')).toEqual([await birch.address()])
    expect(await request(page, 'eth_chainId')).toBe('0x7a6a')
    expect((await birch.state()).faults).toHaveLength(1)
  })

  test('obeys from outside the page', async ({ page, wallets }) => {
    const alder = await wallets.install({ approval: 'manual' })
    await page.goto('/floor.html')
    const connecting = request(page, 'eth_requestAccounts')
    await expect.poll(() => alder.prompts()).toHaveLength(1)
    await alder.reject()
    expect(await connecting).toEqual({ code: 4001 })
    expect(await request(page, 'eth_noSuchMethod')).toEqual({ code: -32601 })
  })
})
