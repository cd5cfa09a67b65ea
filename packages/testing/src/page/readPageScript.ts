import { readFile } from 'node:fs/promises'
import type { InstallOptions, WalletNamespace } from './WalletFamilies.js'

/** Script and install function of each family. */
const scripts = {
  eip155: ['mockWallet.js', 'installMockWallet'],
  solana: ['mockSolanaWallet.js', 'installMockSolanaWallet'],
  bip122: ['mockBitcoinWallet.js', 'installMockBitcoinWallet'],
  polkadot: ['mockPolkadotWallet.js', 'installMockPolkadotWallet'],
  cosmos: ['mockCosmosWallet.js', 'installMockCosmosWallet'],
} as const satisfies Record<WalletNamespace, readonly [file: string, install: string]>

/** Resolves to the same folder from the source and from the build. */
const folder = new URL('../../dist/page/', import.meta.url)

/** A script that installs a wallet in a page and leaves no other global name. */
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
