import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Whatever a page or the tests of a family may install. */
const packages = readdirSync(join(root, 'packages')).filter(
  name => name !== 'server' && existsSync(join(root, 'packages', name, 'src')),
)
const fixture = 'packages/core/test/madeUpFamily/nimbus'
const table = 'packages/core/src/families/families.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The sources of the packages, apart from these ones, so that the table can have one entry more. */
async function copySources(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'portico-made-up-'))
  const copy = (path: string) => cp(join(root, path), join(folder, path), { recursive: true })
  await Promise.all([
    ...packages.map(name => copy(`packages/${name}/src`)),
    copy(fixture),
    copy('tsconfig.base.json'),
  ])
  // Other packages are found where these ones find them.
  const places = ['.', ...packages.map(name => `packages/${name}`)].map(place => join(place, 'node_modules'))
  for (const place of places)
    if (existsSync(join(root, place))) await symlink(join(root, place), join(folder, place))
  const config = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
  const include = [...packages.map(name => `packages/${name}/src/exports/*.ts`), fixture]
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...config, include, exclude: ['**/*.test.ts'] }),
  )
}

async function addEntry(): Promise<void> {
  const text = await readFile(join(root, table), 'utf8')
  const [head, ...rest] = text.split('\n')
  const changed = [
    head,
    "import type { NimbusTypes } from '../../test/madeUpFamily/nimbus/NimbusTypes.js'",
    "import { nimbus } from '../../test/madeUpFamily/nimbus/nimbus.js'",
    ...rest,
  ]
    .join('\n')
    .replace('readonly cosmos: CosmosTypes', 'readonly cosmos: CosmosTypes\n  readonly nimbus: NimbusTypes')
    .replace('  cosmos,\n', '  cosmos,\n  nimbus,\n')
  await writeFile(join(folder, table), changed)
}

/** What the compiler says, nothing when it is content. */
async function compile(): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', folder], { maxBuffer: 1e8 }).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  )
}

it('a made-up family compiles with one entry of the table, and not without', async () => {
  await copySources()
  expect(await compile()).toContain('nimbus')
  await addEntry()
  expect(await compile()).toBe('')
}, 300_000)
