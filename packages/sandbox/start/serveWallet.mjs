import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../../../scripts/bootstrap.mjs'
import { root } from '../../../scripts/root.mjs'
import { getPorts } from './addresses.mjs'
import { serveFolder } from './serveFolder.mjs'

const slot = Number(process.env.PORTICO_SANDBOX_SLOT ?? 0)
const folder = join(root, 'apps/wallet/dist')

async function serve() {
  if (!existsSync(folder))
    throw new Error('The wallet is not built: run `npm run build -w apps/wallet` first.')
  const { url } = await serveFolder({ folder, port: getPorts(slot).wallet, fallback: 'index.html' }) // for links to /wc?uri=…
  console.log(`The built wallet is at ${url}`)
}

await serve().catch(explain)
