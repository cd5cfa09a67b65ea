import { readFile } from 'node:fs/promises'
import type { InstallMockWalletOptions } from '../evmWallet/installMockWallet.js'

/** The same place seen from the sources and from the published build. */
const script = new URL('../../dist/page/mockWallet.js', import.meta.url)

/** Text that installs the wallet when it runs in a page; leaves no other name behind. */
export async function readPageScript(options: InstallMockWalletOptions = {}): Promise<string> {
  const bundle = await readFile(script, 'utf8').catch(() => {
    throw new Error('The mock wallet is not built: run `npm run build` first.')
  })
  return `(() => {\n${bundle}\nporticoMockWallet.installMockWallet(${JSON.stringify(options)})\n})()`
}
