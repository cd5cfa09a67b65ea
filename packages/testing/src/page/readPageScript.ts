import { readFile } from 'node:fs/promises'
import type { InstallOptions, WalletNamespace } from './WalletFamilies.js'

/** The script of each family, and the function in it. */
const scripts = {
  eip155: ['mockWallet.js', 'installMockWallet'],
  solana: ['mockSolanaWallet.js', 'installMockSolanaWallet'],
  bip122: ['mockBitcoinWallet.js', 'installMockBitcoinWallet'],
  polkadot: ['mockPolkadotWallet.js', 'installMockPolkadotWallet'],
  cosmos: ['mockCosmosWallet.js', 'installMockCosmosWallet'],
} as const satisfies Record<WalletNamespace, readonly [file: string, install: string]>

/** The same place seen from the sources and from the published build. */
const folder = new URL('../../dist/page/', import.meta.url)

/** Text that installs a wallet when it runs in a page; leaves no other name behind. */
export async function readPageScript<Namespace extends WalletNamespace = 'eip155'>(
  options?: InstallOptions<Namespace>,
): Promise<string> {
  const { namespace = 'eip155', ...rest }: { namespace?: WalletNamespace } = options ?? {}
  const [file, install] = scripts[namespace]
  const bundle = await readFile(new URL(file, folder), 'utf8').catch(() => {
    throw new Error('The mock wallets are not built: run `npm run build` first.')
  })
  return `(() => {\n${bundle}\nporticoMockWallet.${install}(${JSON.stringify(rest)})\n})()`
}
