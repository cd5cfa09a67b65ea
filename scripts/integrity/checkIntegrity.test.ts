import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkIntegrity, hashFiles, listName } from './checkIntegrity.mjs'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-integrity-'))
  await mkdir(join(folder, 'parts'))
  await write('portico.js', 'export {}')
  await write('parts/dialog.js', 'export const dialog = 1')
  await write(listName, JSON.stringify(await hashFiles(folder)))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (path: string, text: string) => writeFile(join(folder, path), text)

describe('the hashes of files that browsers load as they are', () => {
  it('are as browsers know them [BL05]', async () => {
    expect(await hashFiles(folder)).toEqual({
      'parts/dialog.js': expect.stringMatching(/^sha384-[\w+/]{64}$/),
      'portico.js': expect.stringMatching(/^sha384-[\w+/]{64}$/),
    })
    expect(await checkIntegrity(folder)).toEqual([])
  })

  it('tell of a file that was changed, added or lost [BL05]', async () => {
    await write('portico.js', 'export {};')
    await write('parts/more.js', '')
    await rm(join(folder, 'parts/dialog.js'))
    expect((await checkIntegrity(folder)).sort()).toEqual([
      'parts/dialog.js is not what integrity.json says',
      'parts/more.js is not what integrity.json says',
      'portico.js is not what integrity.json says',
    ])
  })
})
