import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../../../scripts/bootstrap.mjs'
import { root } from '../../../scripts/root.mjs'
import { getAddresses, getPorts } from './addresses.mjs'
import { serveFolder } from './serveFolder.mjs'

const folder = join(root, 'apps/demo/dist')
const slot = Number(process.env.PORTICO_SANDBOX_SLOT ?? 0)
const { server, vault, chainOne, chainTwo, solana, bitcoin, polkadot, cosmos, relay } = getAddresses(slot)

/** A strict policy: the page's own origin, and the configured services. */
async function writePolicy() {
  // Imported from the build, like everything served here.
  const { createCsp } = await import('portico/csp')
  const nodes = [chainOne, chainTwo, solana, bitcoin, polkadot, cosmos]
  return createCsp({ services: server, relay, vault, rpcUrls: { sandbox: nodes.map(url => ({ url })) } })
}

async function serve() {
  if (!existsSync(folder)) throw new Error('The demo is not built: run `npm run build -w apps/demo` first.')
  const policy = await writePolicy()
  const { url } = await serveFolder({
    folder,
    port: getPorts(slot).demo,
    getHeaders: path => (path === '/csp.html' ? { 'content-security-policy': policy } : {}),
  })
  console.log(`The built demo is at ${url}`)
}

await serve().catch(explain)
