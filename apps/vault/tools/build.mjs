import { explain } from '../../../scripts/bootstrap.mjs'
import { writeServerVault } from './writeServerVault.mjs'

async function build() {
  const { hash } = await writeServerVault()
  console.log(`The vault is built as ${hash}.`)
}

await build().catch(explain)
