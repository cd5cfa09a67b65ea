import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SignatureCheck } from '@portico/siwx/verify'
import { base58 } from '@scure/base'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sourceAliases } from '../../../../tooling/sourceAliases.js'
import { createVerifierThread, type VerifierThread } from './createVerifierThread.js'

const serverPackage = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let thread: VerifierThread
beforeAll(async () => {
  // Inside the package, where its dependencies are found.
  await mkdir(join(serverPackage, 'node_modules/.cache'), { recursive: true })
  folder = await mkdtemp(join(serverPackage, 'node_modules/.cache/worker-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: serverPackage,
    resolve: { alias: sourceAliases },
    ssr: { noExternal: [/^@portico\//] },
    build: { ssr: 'src/signIn/verifyWorker.ts', outDir: folder, emptyOutDir: false },
  })
})
afterEach(() => thread.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

function signAsSolana(message: string): SignatureCheck {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)),
    message,
    signature: base58.encode(sign(null, Buffer.from(message), privateKey)),
  }
}

describe('createVerifierThread', () => {
  it('verifies signatures while the event loop goes on', async () => {
    thread = createVerifierThread(pathToFileURL(join(folder, 'verifyWorker.js')))
    const check = signAsSolana('shop.example wants you to sign in')
    const outcomes = [check, { ...check, message: 'another text' }].map(thread.verify)
    let turns = 0
    const turn = setInterval(() => turns++, 0)
    expect(await Promise.all(outcomes)).toEqual([true, false])
    clearInterval(turn)
    expect(turns).toBeGreaterThan(0)
  })

  it('refuses more than it can verify soon', async () => {
    thread = createVerifierThread(pathToFileURL(join(folder, 'verifyWorker.js')))
    const check = signAsSolana('hello')
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => thread.verify(check)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(outcomes.at(-1)).toMatchObject({ reason: { message: 'Too many signatures are being verified.' } })
  })

  it('answers what was waiting when the thread dies, and starts another', async () => {
    const file = join(folder, 'dying.mjs')
    await writeFile(file, 'process.exit(1)')
    thread = createVerifierThread(pathToFileURL(file))
    const check = signAsSolana('hello')
    await expect(thread.verify(check)).rejects.toThrow('The verifying thread has ended.')
    await expect(thread.verify(check)).rejects.toThrow('The verifying thread has ended.')
  })
})
