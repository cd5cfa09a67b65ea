import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { isSupportedNode } from './setup/isSupportedNode.mjs'
import { readMachine } from './setup/readMachine.mjs'

function ensureNode() {
  const { node } = process.versions
  if (isSupportedNode(node)) return
  throw new Error(`Portico needs Node 20.19 or a newer 20, or 22.12 or newer; this is ${node}.`)
}

function warnOfMusl() {
  if (readMachine().libc !== 'musl') return
  console.log(
    'This Linux has musl instead of glibc, for which there is no embedded PostgreSQL: what needs a database will fail here.',
  )
}

/** Prepares a fresh clone. It uses only Node, because nothing else may be installed yet. */
export async function bootstrap() {
  ensureNode()
  warnOfMusl()
  await ensureDependencies()
}

export function explain(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

if (argv[1] === fileURLToPath(import.meta.url)) await bootstrap().catch(explain)
