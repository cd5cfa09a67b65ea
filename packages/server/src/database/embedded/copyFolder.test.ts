import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFolder } from './placeForUser.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-copy-'))
  await mkdir(join(folder, 'source/bin'), { recursive: true })
  await writeFile(join(folder, 'source/bin/postgres'), 'a program')
})
afterEach(() => rm(folder, { recursive: true }))

const copy = (source = 'source') => copyFolder(join(folder, source), join(folder, 'target'))

it('copies once, also when several do it together, and leaves nothing else', async () => {
  await Promise.all([copy(), copy(), copy()])
  await copy()
  expect(await readFile(join(folder, 'target/bin/postgres'), 'utf8')).toBe('a program')
  expect((await readdir(folder)).sort()).toEqual(['source', 'target'])
})

it('leaves nothing of a copy that failed', async () => {
  await expect(copy('gone')).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual(['source'])
})
