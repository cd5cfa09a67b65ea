import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRelease, writeRelease } from '../apps/vault/tools/release.mjs'
import { bootstrap, explain } from './bootstrap.mjs'
import { hashPackages } from './packages/hashPackages.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

const folder = join(root, '.reproduce')
const copies = [
  { path: join(folder, 'one'), env: { TZ: 'UTC', LC_ALL: 'C' } },
  { path: join(folder, 'two/in a deeper folder'), env: { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' } },
]

/** The staged sources, with hard links to the installed packages. */
async function copySources(path) {
  await mkdir(path, { recursive: true })
  await run('git', ['checkout-index', '--all', `--prefix=${path}/`], { cwd: root })
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  for (const one of Object.keys(packages).filter(name => !name.includes('node_modules'))) {
    const modules = join(root, one, 'node_modules')
    const copy = process.platform === 'darwin' ? '-cRP' : '-alP'
    if (existsSync(modules)) await run('cp', [copy, modules, join(path, one)])
  }
}

/** @returns {Promise<Map<string, string>>} the digest of every file that would be published, by path */
async function buildCopy({ path, env }, node) {
  await copySources(path)
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  await run(node, ['scripts/build.mjs'], { cwd: path, env: { ...process.env, ...env, PATH } })
  return await hashPackages(join(path, '.packed'), path)
}

/** Builds everything twice, in different folders, time zones, languages and, with `--node`, versions of Node. */
async function reproduce(node) {
  await rm(folder, { recursive: true, force: true })
  try {
    const first = await buildCopy(copies[0], process.execPath)
    const second = await buildCopy(copies[1], node)
    const paths = [...new Set([...first.keys(), ...second.keys()])].sort()
    const different = paths.filter(path => first.get(path) !== second.get(path))
    if (different.length > 0)
      throw new Error(`${different.length} of ${paths.length} files differ:\n${different.join('\n')}`)
    console.log(`Both builds have the same ${paths.length} files.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      node: { type: 'string', default: process.execPath },
      write: { type: 'boolean' },
      check: { type: 'boolean' },
      signed: { type: 'boolean' },
    },
  })
  await bootstrap()
  if (values.write) await writeRelease()
  else if (values.check || values.signed) await checkRelease(values.signed)
  else await reproduce(values.node)
}

await main().catch(explain)
