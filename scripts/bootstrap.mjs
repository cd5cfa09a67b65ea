import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureBrowsers } from './setup/ensureBrowsers.mjs'
import { ensureDependencies } from './setup/ensureDependencies.mjs'

const oldest = [20, 19]

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(`Portico needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`)
}

/**
 * Makes a fresh clone ready. Uses nothing but Node, since nothing else may be there yet.
 * @param {{ browsers: Parameters<typeof ensureBrowsers>[0] }} options
 */
export async function bootstrap({ browsers }) {
  ensureNode()
  await ensureDependencies()
  await ensureBrowsers(browsers)
}

/** Ends the process with one sentence rather than a stack trace. */
export function explain(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

if (argv[1] === fileURLToPath(import.meta.url))
  await bootstrap({ browsers: { chromium: 'wanted', firefox: 'wanted' } }).catch(explain)
