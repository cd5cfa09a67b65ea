import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { prepareWallets } from '../registry/findWallets.js'
import { runWallets } from './runWallets.js'

const pocket = {
  id: 'a'.repeat(64),
  name: 'Acorn',
  order: 5,
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  homepage: 'https://pocket.example/',
  image_url: 'https://pocket.example/icon.png',
  mobile_link: 'trust://',
  rdns: 'example.pocket',
}

let server: TestServer
let folder: string
let output: string[]
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'portico-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation(line => output.push(String(line)))
})

const run = (...args: string[]) => runWallets(args, { databaseUrl: server.databaseUrl })

async function runImport(wallets: unknown) {
  const file = join(folder, 'wallets.json')
  await writeFile(file, typeof wallets === 'string' ? wallets : JSON.stringify(wallets))
  await run('import', file)
}

async function find(search: string) {
  const response = await server.call('/getWallets', { search })
  const { data } = (await response.json()) as { data: unknown[] }
  return data
}

describe('portico-server wallets', () => {
  it('imports wallets, which pages get with all of their fields [E-11]', async () => {
    await runImport([pocket])
    expect(output).toEqual(['Wallets imported: 1.'])
    expect(await find('acorn')).toEqual([{ ...pocket, image_id: pocket.id, badge_type: 'none' }])
  })

  it('imports what another server answers, and replaces wallets with the same id', async () => {
    await runImport({ data: [{ ...pocket, name: 'Acorn Two' }], count: 1 })
    expect(await find('acorn')).toMatchObject([{ id: pocket.id, name: 'Acorn Two' }])
  })

  it('keeps imported wallets when the built-in catalogue is updated', async () => {
    const { refresh } = await prepareWallets(server.database)
    await refresh()
    expect(await find('acorn')).toHaveLength(1)
    await run('list')
    expect(output).toEqual([`${pocket.id}\tAcorn Two`])
  })

  it('removes wallets', async () => {
    await run('remove', '--id', pocket.id)
    expect(output).toEqual(['Wallets removed: 1.'])
    expect(await find('acorn')).toEqual([])
  })

  it.each([
    ['no JSON', '{', 'The file holds no list of wallets'],
    ['no list', { wallets: [] }, 'The file holds no list of wallets'],
    ['no name', [{ id: 'one' }], 'Wallet 1 has no valid id and name.'],
    [
      'a link that could run a script',
      [pocket, { id: 'two', name: 'Two', mobile_link: 'javascript:alert(1)' }],
      'Wallet 2 (Two): mobile_link is not valid.',
    ],
    [
      'a field that does not exist',
      [{ id: 'two', name: 'Two', mobileLink: 'two://' }],
      'mobileLink is not valid.',
    ],
    ['one id twice', [pocket, pocket], `the id ${pocket.id} occurs twice.`],
  ])('imports nothing of a file with %s, and says why', async (_, wallets, message) => {
    await expect(runImport(wallets)).rejects.toThrow(message)
    expect(await find('acorn')).toEqual([])
  })

  it.each([
    [[], 'Say what to do with wallets'],
    [['import'], 'Name one file'],
    [['import', 'missing.json'], 'The file missing.json could not be read.'],
    [['remove'], 'Name the wallets with --id.'],
  ])('says what is wrong with %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message)
  })
})
