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
import { fetchHttp } from '../controls/walletHttp.js'
import { fetchRpc } from '../evmWallet/fetchRpc.js'
import type { InstallMockWalletOptions } from '../evmWallet/installMockWallet.js'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { ProviderRpcError } from '../evmWallet/providerRpcError.js'
import type { RpcRequest } from '../evmWallet/types.js'
import { readPageScript } from '../page/readPageScript.js'
import type { InstallOptions, WalletNamespace } from '../page/WalletFamilies.js'
import { createWalletHandle, type WalletHandle } from './walletHandle.js'

export type Wallets = {
  /** Installs a wallet on every page of the context from the next navigation on. */
  install<Namespace extends WalletNamespace = 'eip155'>(
    options?: InstallOptions<Namespace>,
  ): Promise<WalletHandle<Namespace>>
  /** The same wallet on another page of the context. */
  on<Namespace extends WalletNamespace>(page: Page, wallet: WalletHandle<Namespace>): WalletHandle<Namespace>
}

export type WalletFixtures = { wallets: Wallets }

export type WalletOptions = {
  /** Default chains of installed wallets, for the configuration or `test.use`. */
  walletChains: InstallMockWalletOptions['chains'] | undefined
  /** Default nodes of wallets of other families. */
  walletNodes: { readonly solana?: string; readonly bip122?: string; readonly cosmos?: string }
}

type TestWithWallets = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WalletOptions & WalletFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/** Playwright's `test` with mock wallets. */
export const test: TestWithWallets = base.extend<WalletOptions & WalletFixtures>({
  walletChains: [undefined, { option: true }],
  walletNodes: [{}, { option: true }],
  wallets: async ({ context, page, walletChains, walletNodes }, use) => {
    await exposeRpc(context)
    await context.exposeFunction('__porticoMockWalletHttp', fetchHttp)
    await use({
      async install<Namespace extends WalletNamespace = 'eip155'>(given?: InstallOptions<Namespace>) {
        // The default of the type parameter.
        const namespace = (given?.namespace ?? 'eip155') as Namespace
        const chains = namespace === 'eip155' && walletChains ? { chains: walletChains } : {}
        const url =
          namespace in walletNodes ? { url: walletNodes[namespace as keyof typeof walletNodes] } : {}
        const options = { ...chains, ...url, ...given, namespace } as InstallOptions<Namespace>
        await context.addInitScript({ content: await readPageScript(options) })
        const { rdns, name } = { ...mockWallets.alder, ...given }
        return createWalletHandle(page, { namespace, rdns, name })
      },
      on: (otherPage, { namespace, rdns, name }) => createWalletHandle(otherPage, { namespace, rdns, name }),
    })
  },
})

export { expect } from '@playwright/test'

type Reply = { result: unknown } | { error: { code: number; message: string; data?: unknown } }

/**
 * An extension calls its node from its own process: the page's Content-Security-Policy does not apply, and the page's
 * network log does not show it. Errors are passed as data, since bindings lose their code.
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
