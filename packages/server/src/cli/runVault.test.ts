import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPort } from '../../test/findPort.js'
import { createManifest, formatManifest } from '../vault/manifest/createManifest.js'
import { readPages } from '../vault/readPages.js'
import { startVault } from '../vault/startVault.js'
import { readVaultEnvironment } from './readVaultEnvironment.js'
import { runVault } from './runVault.js'
import { runWatch } from './runWatch.js'

const script = 'v/0123456789abcdef0123456789abcdef/frame.js'

let folder: string
let printed: string[]
let env: Record<string, string>
const inFolder = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-sign-'))
  await mkdir(inFolder(script.replace('/frame.js', '')), { recursive: true })
  await writeFile(inFolder('index.html'), '<html><head></head></html>')
  await writeFile(inFolder('confirm.html'), '<html><head></head></html>')
  await writeFile(inFolder(script), 'export {}')
  printed = []
  vi.spyOn(console, 'log').mockImplementation(text => printed.push(text))
  env = {
    PORT: '0',
    PORTICO_AUTH_URL: 'https://api.shop.example',
    PORTICO_VAULT_FOLDER: folder,
    PORTICO_VAULT_MANIFEST: inFolder('vault.json'),
    PORTICO_DATA: inFolder('data'),
  }
})
afterEach(async () => {
  process.exitCode = undefined
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => runVault(args, env)

async function makeKeys(...names: string[]): Promise<string[]> {
  for (const name of names) await run('key', inFolder(name))
  return printed.splice(0)
}

const sign = (key: string, ...more: string[]) =>
  run('sign', inFolder('vault.json'), '--key', inFolder(key), ...more)

/** Starts and stops the vault of the environment. */
async function serve(): Promise<string> {
  const vault = await startVault(readVaultEnvironment(env))
  try {
    const page = await (await fetch(`${vault.url}/sdk?projectId=shop`)).text()
    return page.replace(/&#34;/g, '"')
  } finally {
    await vault.close()
  }
}

const shop = ['--project', 'shop=https://shop.example,https://www.shop.example']

describe('a vault with two signers', () => {
  beforeEach(async () => {
    env.PORTICO_VAULT_SIGNERS = (await makeKeys('alice.pem', 'bob.pem')).join(',')
  })

  it('is served once both have signed, for the projects in the manifest', async () => {
    await sign('alice.pem', ...shop)
    await sign('bob.pem')
    expect(await serve()).toContain('"allowedOrigins":["https://shop.example","https://www.shop.example"]')
    expect(printed.join('\n')).toContain('2 signatures')
  })

  it('does not start with one signature too few, and says so', async () => {
    await expect(serve()).rejects.toThrow(
      /There is no .*vault\.json\. Create and sign it with portico-server vault sign\./,
    )
    await sign('alice.pem', ...shop)
    await expect(serve()).rejects.toThrow('The manifest has 1 valid signature of the 2 that it needs.')
    await makeKeys('mallory.pem')
    await sign('mallory.pem')
    await expect(serve()).rejects.toThrow('1 valid signature of the 2')
  })

  it('does not start with other files, settings or projects than the signed ones', async () => {
    await sign('alice.pem', ...shop)
    await sign('bob.pem')
    await writeFile(inFolder(script), 'export {} //')
    await expect(serve()).rejects.toThrow(`The vault is not the one that was signed: ${script} differs.`)
    await writeFile(inFolder(script), 'export {}')
    const extra = script.replace('frame', 'extra')
    await writeFile(inFolder(extra), '')
    await expect(serve()).rejects.toThrow(`${extra} is not in the manifest`)
    await rm(inFolder(extra))
    env.PORTICO_VAULT_RPC = 'eip155:1=https://rpc.evil.example'
    await expect(serve()).rejects.toThrow('the services differ')
    delete env.PORTICO_VAULT_RPC
    const text = await readFile(inFolder('vault.json'), 'utf8')
    await writeFile(inFolder('vault.json'), text.replace('www.shop', 'www.evil'))
    await expect(serve()).rejects.toThrow('0 valid signatures of the 2')
  })

  it('does not start with an older manifest than it has served', async () => {
    await sign('alice.pem', ...shop)
    await sign('bob.pem')
    const old = await readFile(inFolder('vault.json'), 'utf8')
    await sign('alice.pem', '--next')
    await sign('bob.pem')
    await serve()
    await writeFile(inFolder('vault.json'), old)
    await expect(serve()).rejects.toThrow('The manifest has version 1, but version 2 was served before.')
    await sign('alice.pem', '--next', '--project', 'shop=https://other.example')
    await sign('bob.pem')
    await expect(serve()).rejects.toThrow('Two different manifests have version 2. Sign a newer version.')
  })

  it('is compared by whoever knows the keys: exit code 0, or 1 and the differences', async () => {
    await sign('alice.pem', ...shop)
    await sign('bob.pem')
    const older = await readFile(inFolder('vault.json'), 'utf8')
    await sign('alice.pem', '--next')
    await sign('bob.pem')
    printed.splice(0)
    env.PORT = String(await findPort())
    const signers = (env.PORTICO_VAULT_SIGNERS ?? '').split(',')
    const watch = async (...keys: readonly string[]) => {
      const vault = await startVault(readVaultEnvironment(env))
      process.exitCode = undefined
      try {
        const named = keys.flatMap(key => ['--signer', key])
        await runWatch([vault.url, ...named, '--state', inFolder('watched.json')])
        return { code: process.exitCode ?? 0, text: printed.splice(0).join('\n').replaceAll(vault.url, '') }
      } finally {
        await vault.close()
      }
    }
    expect(await watch(...signers)).toEqual({
      code: 0,
      text: expect.stringMatching(
        /manifest 2\. It may connect to .*api\.shop\.example.*\n0 differences in \d+ responses/,
      ),
    })
    await writeFile(inFolder('vault.json'), older)
    env.PORTICO_DATA = inFolder('forgotten')
    expect(await watch(...signers)).toEqual({
      code: 1,
      text: expect.stringContaining('version 1; version 2 was seen before'),
    })
    const [mallory = ''] = await makeKeys('mallory.pem')
    const [alice = ''] = signers
    expect(await watch(alice, mallory)).toEqual({
      code: 1,
      text: expect.stringContaining('1 valid signature of the 2'),
    })
  })

  it('is signed by the second only as the first has signed it', async () => {
    await sign('alice.pem', ...shop)
    env.PORTICO_AUTH_URL = 'https://api.evil.example'
    await expect(sign('bob.pem')).rejects.toThrow(
      'The manifest does not describe this vault: the services differ. To replace it, start a new version with --next.',
    )
  })

  it('is signed by the second on another day, with the date of the first', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-19T23:00:00Z'), toFake: ['Date'] })
    await sign('alice.pem', ...shop)
    vi.setSystemTime(Date.parse('2026-11-20T01:00:00Z'))
    await sign('bob.pem')
    vi.useRealTimers()
    expect(printed.join('\n')).toContain('version 1, vault unreleased of 2026-11-19')
    await serve()
  })

  it('does not start where it cannot remember what it served', async () => {
    await sign('alice.pem', ...shop)
    await sign('bob.pem')
    await writeFile(inFolder('data'), 'a file in place of the folder')
    await expect(serve()).rejects.toThrow('cannot be written. PORTICO_DATA names a writable folder')
  })

  it.each([
    ['"version": 1,', '"version": 0.5,', 'its version is not a number'],
    ['"expires": "2', '"expires": "some day after 2', 'it has no expiry date'],
  ])('does not take a manifest with %s written as %s', async (from, to, message) => {
    await sign('alice.pem', ...shop)
    const text = await readFile(inFolder('vault.json'), 'utf8')
    expect(text).toContain(from)
    await writeFile(inFolder('vault.json'), text.replace(from, to))
    await expect(serve()).rejects.toThrow(message)
  })

  it('needs two different signers', async () => {
    await sign('alice.pem', ...shop)
    const [alice = ''] = (env.PORTICO_VAULT_SIGNERS ?? '').split(',')
    env.PORTICO_VAULT_SIGNERS = `${alice},${alice}`
    await expect(serve()).rejects.toThrow('needs the public keys of 2 or more signers')
  })
})

describe('a release', () => {
  const release = async () => {
    const content = { release: '0.1.0', date: '2026-11-19', version: 1, expires: '2027-11-19T00:00:00Z' }
    const { metadata } = createManifest({ files: await readPages(folder), ...content })
    await writeFile(inFolder('release.json'), formatManifest(metadata))
  }
  const signWith = (file: string, ...keys: string[]) =>
    keys.reduce(
      (before, key) => before.then(() => run('sign', inFolder(file), '--key', inFolder(key))),
      Promise.resolve(),
    )

  it('is served only as it was built', async () => {
    await release()
    await serve()
    await writeFile(inFolder(script), 'export {} //')
    await expect(serve()).rejects.toThrow(`${script} differs`)
  })

  it('needs as many signatures as its root says', async () => {
    const keys = await makeKeys('one.pem', 'two.pem', 'three.pem')
    const signers = keys.flatMap(key => ['--signer', key])
    await run('root', inFolder('root.json'), ...signers, '--threshold', '2')
    await release()
    await signWith('release.json', 'one.pem')
    await expect(serve()).rejects.toThrow('root.json is not a signed root: root was signed by 0/2 keys')
    await signWith('root.json', 'one.pem', 'three.pem')
    await expect(serve()).rejects.toThrow('1 valid signature of the 2')
    await signWith('release.json', 'three.pem')
    await serve()
  })

  it('has a root that lists no key twice', async () => {
    const [one = ''] = await makeKeys('one.pem')
    await run('root', inFolder('root.json'), '--signer', one, '--threshold', '1')
    const root = JSON.parse(await readFile(inFolder('root.json'), 'utf8'))
    const [key] = Object.values(root.signed.keys)
    root.signed.keys['f'.repeat(64)] = key
    await writeFile(inFolder('root.json'), JSON.stringify(root))
    await signWith('root.json', 'one.pem')
    expect(printed.join('\n')).toContain('1 of these keys have to sign a release')
    await release()
    await expect(serve()).rejects.toThrow('root.json is not a signed root: it lists one key twice')
  })
})

describe('a key', () => {
  it('is private to its owner and never replaced', async () => {
    const [first] = await makeKeys('key.pem')
    expect((await stat(inFolder('key.pem'))).mode & 0o777).toBe(0o600)
    expect(await makeKeys('key.pem')).toEqual([first])
  })
})

it.each([
  [['sing'], 'takes key, root or sign, not "sing"'],
  [['key'], 'Name one file.'],
  [['sign', 'x.json'], 'Name the private key with --key.'],
  [['root', 'root.json', '--signer', 'abc', '--threshold', '1'], '"abc" is not a public key'],
  [['root', 'root.json', '--threshold', '1'], 'a --threshold of at most as many'],
])('explains %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})
