import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkLibraries } from './placeForUser.js'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico links ü-'))
  await mkdir(join(folder, 'native/lib'), { recursive: true })
  await writeFile(join(folder, 'native/lib/libpq.so.5.18'), 'the library')
})
afterEach(() => rm(folder, { recursive: true }))

const list = (...links: object[]) => writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))

it('makes the links that are missing and leaves the others, also when several ask at once', async () => {
  await list(
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  )
  await Promise.all([linkLibraries(folder), linkLibraries(folder)])
  await linkLibraries(folder)
  expect(await readFile(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library')
  expect(await readlink(join(folder, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
})

it('has nothing to do where the package lists none', async () => {
  await linkLibraries(folder)
})

it('says what to do when it may not write', async () => {
  await list({ source: 'native/gone/a', target: 'native/gone/b' })
  await expect(linkLibraries(folder)).rejects.toThrow(/cannot be linked in .* set DATABASE_URL/)
})

it('makes no link out of its folder', async () => {
  await list({ source: '../../etc/passwd', target: 'native/lib/b' })
  await expect(linkLibraries(folder)).rejects.toThrow('Unexpected link')
})
