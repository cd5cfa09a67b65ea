import { explain } from './bootstrap.mjs'
import { buildVault } from './build/buildVault.mjs'

async function build() {
  const { hash } = await buildVault()
  console.log(`The vault is built as ${hash}.`)
}

await build().catch(explain)
