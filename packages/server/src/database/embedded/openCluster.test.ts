import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCluster } from './openCluster.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-cluster-'))
})
afterEach(() => rm(folder, { recursive: true }))

const inFolder = (name: string) => join(folder, name)

/** Opens with an initdb that makes the one file by which a cluster is known, and then does something. */
async function open(after = '') {
  const initdb = inFolder('initdb')
  const script = `#!/bin/sh\npgdata=\${1#--pgdata=}\necho 18 > "$pgdata/PG_VERSION"\n${after}\n`
  await writeFile(initdb, script, { mode: 0o755 })
  return await openCluster(
    inFolder('postgres'),
    inFolder('postgres-password'),
    { initdb, postgres: '' },
    undefined,
  )
}

it('has no cluster without a password, at no time', async () => {
  const opening = open(`touch ${inFolder('begun')}\nwhile [ ! -e ${inFolder('go')} ]; do sleep 0.01; done`)
  await expect.poll(() => existsSync(inFolder('begun'))).toBe(true)
  expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(false)
  await writeFile(inFolder('go'), '')
  const password = await opening
  expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(true)
  expect(await readFile(inFolder('postgres-password'), 'utf8')).toBe(password)
  expect(await open('exit 1')).toBe(password)
})

it('begins afresh where it was killed', async () => {
  await mkdir(inFolder('postgres-new'))
  await writeFile(inFolder('postgres-new/half'), '')
  await mkdir(inFolder('postgres'))
  await open()
  expect(existsSync(inFolder('postgres/PG_VERSION'))).toBe(true)
  expect(existsSync(inFolder('postgres/half'))).toBe(false)
})

it('leaves nothing where it failed', async () => {
  await expect(open('echo no space >&2\nexit 1')).rejects.toThrow('could not be set up: no space')
  expect(existsSync(inFolder('postgres'))).toBe(false)
  expect(existsSync(inFolder('postgres-new'))).toBe(false)
})

it('removes nothing that it does not know', async () => {
  await mkdir(inFolder('postgres'))
  await writeFile(inFolder('postgres/diary'), 'mine')
  await expect(open()).rejects.toThrow(/is in the way: no database can be read there/)
  expect(await readFile(inFolder('postgres/diary'), 'utf8')).toBe('mine')
})
