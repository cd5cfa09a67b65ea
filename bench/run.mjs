import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../scripts/bootstrap.mjs'
import { run } from '../scripts/process/run.mjs'
import { root } from '../scripts/root.mjs'

const folder = join(root, 'bench')
const helpers = ['report.mjs', 'run.mjs', 'statistics.mjs']
const names = readdirSync(folder)
  .filter(file => file.endsWith('.mjs') && !helpers.includes(file))
  .map(file => file.replace('.mjs', ''))

/** `npm run bench -- relay --full`: each benchmark is a file beside this one; `--help` explains its options. */
async function bench([name, ...args]) {
  if (!names.includes(name)) throw new Error(`Choose a benchmark: npm run bench -- ${names.join(' | ')}`)
  await run(process.execPath, [join(folder, `${name}.mjs`), ...args], { cwd: root })
}

await bench(process.argv.slice(2)).catch(explain)
