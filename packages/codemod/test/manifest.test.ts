import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../src/exports/index.js'

const old = '@rainbow-me/rainbowkit'

/** Migrates a project of these files, and says which packages it depends on then. */
async function migrateFiles(files: Readonly<Record<string, string>>, path = '.') {
  const folder = await mkdtemp(join(tmpdir(), 'portico-codemod-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const all = { 'package.json': JSON.stringify({ dependencies: { [old]: '^2' } }), ...files }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const { notes } = await migrate({ path: join(folder, path) })
  const manifest: { readonly dependencies: object } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  return { notes, packages: Object.keys(manifest.dependencies) }
}

const button = `import { ConnectButton } from '${old}'\n`

it('takes a package out that nothing imports any more', async () => {
  const { packages } = await migrateFiles({ 'src/a.tsx': button })
  expect(packages).toContain('portico')
  expect(packages).not.toContain(old)
})

it.each([
  ['code that cannot be read', { 'src/b.ts': `${button}const =\n` }],
  ['text among code', { 'src/b.mdx': `${button}\n# Hello\n` }],
  ['types of modules', { 'src/b.d.ts': `type Theme = import('${old}').Theme\n` }],
  ['other styles', { 'src/b.css': `@import '${old}/other.css';\n` }],
])('keeps a package that is in %s, and says where', async (_, files) => {
  const { packages, notes } = await migrateFiles({ 'src/a.tsx': button, ...files })
  expect(packages).toEqual(expect.arrayContaining(['portico', old]))
  if (!('src/b.css' in files)) expect(notes).toMatchObject([{ path: expect.stringContaining('src/b.') }])
})

it('keeps a package where only a part of the project was looked at, and says so', async () => {
  const { packages, notes } = await migrateFiles({ 'src/a.tsx': button, 'other/b.tsx': button }, 'src')
  expect(packages).toEqual(expect.arrayContaining(['portico', old]))
  expect(notes).toMatchObject([{ text: `${old}: stays here, as only a part of the project was looked at.` }])
})
