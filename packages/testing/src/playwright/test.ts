import {
  type BrowserContext,
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { createMockEvmWallet } from '../evmWallet/createMockEvmWallet.js'
import { fetchRpc } from '../evmWallet/fetchRpc.js'
import type { InstallMockWalletOptions } from '../evmWallet/installMockWallet.js'
import { ProviderRpcError } from '../evmWallet/providerRpcError.js'
import type { RpcRequest } from '../evmWallet/types.js'
import { readPageScript } from '../page/readPageScript.js'
import { createWalletHandle, type WalletHandle } from './walletHandle.js'

export type Wallets = {
  /** Installs one wallet on every page of the context from the next navigation on. */
  install(options?: InstallMockWalletOptions): Promise<WalletHandle>
  /** The same wallet seen from another page of the context. */
  on(page: Page, wallet: WalletHandle): WalletHandle
}

export type WalletFixtures = { wallets: Wallets }

export type WalletOptions = {
  /** What installed wallets know unless told otherwise, for the configuration or `test.use`. */
  walletChains: InstallMockWalletOptions['chains'] | undefined
}

type TestWithWallets = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WalletOptions & WalletFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/** Playwright's `test` with mock wallets. */
export const test: TestWithWallets = base.extend<WalletOptions & WalletFixtures>({
  walletChains: [undefined, { option: true }],
  wallets: async ({ context, page, walletChains }, use) => {
    await exposeRpc(context)
    await use({
      async install(given = {}) {
        const options = walletChains ? { chains: walletChains, ...given } : given
        await context.addInitScript({ content: await readPageScript(options) })
        return createWalletHandle(page, createMockEvmWallet(options).info)
      },
      on: (otherPage, { rdns, name }) => createWalletHandle(otherPage, { rdns, name }),
    })
  },
})

export { expect } from '@playwright/test'

type Reply = { result: unknown } | { error: { code: number; message: string; data?: unknown } }

/**
 * An extension talks to its node from its own process: the page's Content-Security-Policy does not hold it and
 * the page's network log does not show it. Errors cross as data, since bindings lose their code.
 */
async function exposeRpc(context: BrowserContext): Promise<void> {
  await context.exposeFunction(
    '__porticoMockWalletCall',
    async (url: string, request: RpcRequest): Promise<Reply> => {
      try {
        return { result: await fetchRpc(url, request) }
      } catch (error) {
        if (error instanceof ProviderRpcError) {
          const { code, message, data } = error
          return { error: { code, message, data } }
        }
        return { error: { code: -32603, message: String(error) } }
      }
    },
  )
  await context.addInitScript(() => {
    // Names that only this file and the page script know.
    const page = window as unknown as {
      __porticoMockWalletCall(url: string, request: unknown): Promise<Reply>
      __porticoMockWalletRpc(url: string, request: unknown): Promise<unknown>
    }
    page.__porticoMockWalletRpc = async (url, request) => {
      const reply = await page.__porticoMockWalletCall(url, request)
      if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error)
      return reply.result
    }
  })
}
