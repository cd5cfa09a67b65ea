import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { kitNames, migrate } from '../src/exports/index.js'

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url))

async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(
      files
        .toSorted()
        .map(async file => [
          file.slice(folder.length + 1),
          (await readFile(file, 'utf8')).replace(
            /("(?:@portico\/compat|portico)": )"[^"]+"/g,
            '$1"of this release"',
          ),
        ]),
    ),
  )
}

async function copyFixture(kit: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-codemod-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(fixtures, kit, 'before'), folder, { recursive: true })
  return folder
}

// The types of what is expected are checked with those of all sources, by `npm test -- --only types`.
it.each([...kitNames.map(kit => [kit, kit] as const), ['appkit-samples', 'appkit'] as const])(
  '%s: a site becomes one of Portico, and stays it when run again',
  async (sample, kit) => {
    const folder = await copyFixture(sample)
    const { found } = await migrate({ path: folder })
    expect(found).toEqual([kit])
    const after = await readFolder(folder)
    if (process.env.WRITE_FIXTURES) await cp(folder, join(fixtures, sample, 'after'), { recursive: true })
    expect(after).toEqual(await readFolder(join(fixtures, sample, 'after')))
    const again = await migrate({ path: folder })
    expect(again.changes).toEqual([])
  },
)

it('a dry run changes nothing and tells the same', async () => {
  const folder = await copyFixture('rainbowkit')
  const before = await readFolder(folder)
  const dry = await migrate({ path: folder, kit: 'rainbowkit', isDry: true })
  expect(await readFolder(folder)).toEqual(before)
  const wet = await migrate({ path: folder, kit: 'rainbowkit' })
  expect(dry).toEqual(wet)
})
