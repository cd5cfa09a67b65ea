import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ServerFailure, toError } from '../ServerFailure.js'
import { compareManifests, createManifest, formatManifest } from '../vault/manifest/createManifest.js'
import {
  addSignature,
  createTrust,
  parseRoot,
  readPrivateKey,
  readPublicKey,
  type Trust,
} from '../vault/manifest/trust.js'
import { parseManifest, type VaultManifest } from '../vault/manifest/VaultManifest.js'
import { packagedPages, readPages, type VaultFiles } from '../vault/readPages.js'
import { describeServices } from '../vault/VaultOptions.js'
import { type Environment, readList } from './readVariable.js'
import { readVaultEnvironment } from './readVaultEnvironment.js'

/** The commands for keys and manifests, which work without a network. */
export async function runVault([command, ...args]: readonly string[], env: Environment): Promise<void> {
  if (command === 'key') return await makeKey(args)
  if (command === 'root') return await makeRoot(args)
  if (command === 'sign') return await signFile(args, env)
  throw new ServerFailure(
    `The command "vault" takes key, root or sign, not "${command}". See portico-server --help.`,
  )
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { file, values }
  } catch (cause) {
    throw new ServerFailure(toError(cause).message, { cause })
  }
  throw new ServerFailure('Name one file. See portico-server --help.')
}

const readIfExists = (path: string) => readFile(path, 'utf8').catch(() => undefined)

/** Prints the public key of the file, and creates the file first if it does not exist. */
async function makeKey(args: readonly string[]): Promise<void> {
  const { file } = parse(args, {})
  let pem = await readIfExists(file)
  if (pem === undefined) {
    pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
  }
  console.log(readPublicKey(readPrivateKey(pem)))
}

/** The date in a year, or in as many days. */
function formatExpiry(days = '365'): string {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new ServerFailure(`--days is "${days}". Use a number of days.`)
  return new Date(Date.now() + Number(days) * 86_400_000).toISOString().replace(/\.\d+/, '')
}

async function makeRoot(args: readonly string[]): Promise<void> {
  const { file, values } = parse(args, {
    signer: { type: 'string', multiple: true, default: [] },
    threshold: { type: 'string', default: '' },
    days: { type: 'string' },
  })
  const threshold = Number(values.threshold)
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > new Set(values.signer).size)
    throw new ServerFailure(
      'A root needs --signer for each public key, and a --threshold of at most as many.',
    )
  const root = createTrust({ keys: values.signer, threshold, expires: formatExpiry(values.days) })
  await writeFile(file, formatManifest(root), { flag: 'wx' })
  console.log(
    `${file} needs the signatures of ${threshold} of these keys: portico-server vault sign ${file} --key …`,
  )
}

/** Signs a manifest, or creates the one of the vault that the environment describes. A root is signed as it is. */
async function signFile(args: readonly string[], env: Environment): Promise<void> {
  const { file, values } = parse(args, {
    key: { type: 'string' },
    project: { type: 'string', multiple: true },
    days: { type: 'string' },
    next: { type: 'boolean', default: false },
  })
  if (!values.key) throw new ServerFailure('Name the private key with --key.')
  const pem = await readFile(values.key, 'utf8')
  const text = await readIfExists(file)
  const root = text === undefined ? undefined : parseRoot(text)
  if (root) {
    addSignature(root, pem)
    await writeFile(file, formatManifest(root))
    return printRoot(file, root)
  }
  const signed = text === undefined ? undefined : parseManifest(text, file)
  const folder = env.PORTICO_VAULT_FOLDER || packagedPages
  const files = await readPages(folder)
  const manifest =
    signed && !signed.services
      ? assertRelease(signed, files)
      : await describeVault({ ...values, signed, files, folder, env, file })
  addSignature(manifest.metadata, pem)
  await writeFile(file, formatManifest(manifest.metadata))
  printManifest(file, manifest)
}

function assertRelease(signed: VaultManifest, files: VaultFiles): VaultManifest {
  const { version, release, date } = signed
  const { expires } = signed.metadata.signed
  assertSame(signed, createManifest({ files, version, release, date, expires }))
  return signed
}

function assertSame(signed: VaultManifest, found: VaultManifest, advice = ''): void {
  const differences = compareManifests(signed, found)
  if (differences.length > 0)
    throw new ServerFailure(`The manifest does not describe this vault: ${differences.join(', ')}.${advice}`)
}

interface DescribeOptions {
  signed: VaultManifest | undefined
  files: VaultFiles
  folder: string
  env: Environment
  file: string
  project?: readonly string[] | undefined
  days?: string | undefined
  next: boolean
}

/** The manifest that others have already signed if it still describes this vault, otherwise a new one. */
async function describeVault({ signed, files, folder, env, project, days, next }: DescribeOptions) {
  const projects = project ? readProjects(project) : signed?.projects
  if (!projects) throw new ServerFailure('Name each project with --project ID=ORIGIN,ORIGIN.')
  const services = describeServices(readVaultEnvironment({ ...env, PORTICO_VAULT_SIGNERS: '' }))
  const released = await readIfExists(join(folder, 'release.json'))
  const release = released === undefined ? undefined : parseManifest(released, 'release.json')
  const draft = {
    ...{ files, services, projects },
    release: release?.release ?? 'unreleased',
    date: release?.date ?? (next ? undefined : signed?.date) ?? new Date().toISOString().slice(0, 10),
  }
  if (!signed) return createManifest({ ...draft, version: 1, expires: formatExpiry(days) })
  if (next) return createManifest({ ...draft, version: signed.version + 1, expires: formatExpiry(days) })
  const { version, metadata } = signed
  const found = createManifest({ ...draft, version, expires: metadata.signed.expires })
  assertSame(signed, found, ' To replace it, start a new version with --next.')
  return signed
}

const readProjects = (entries: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    entries.map(entry => {
      const [, id, origins] = /^([\w-]{1,64})=(.+)$/.exec(entry) ?? []
      if (id && origins) return [id, readList(origins)]
      throw new ServerFailure(`--project is "${entry}". Write it as shop=https://shop.example.`)
    }),
  )

function printRoot(file: string, { signed, signatures }: Trust): void {
  const { keys, expires, roles, version } = signed
  const threshold = roles.targets?.threshold
  console.log(`${file}: version ${version}, ${threshold} of these keys have to sign a release:`)
  for (const { keyVal } of Object.values(keys)) console.log(keyVal.public)
  printSignatures(signatures, expires)
}

function printManifest(file: string, manifest: VaultManifest): void {
  const { version, release, date, services, projects, metadata } = manifest
  console.log(`${file}: version ${version}, vault ${release} of ${date}`)
  if (services) console.log(JSON.stringify({ services, projects }, null, 2))
  printSignatures(metadata.signatures, metadata.signed.expires)
}

function printSignatures(signatures: object, expires: string): void {
  const count = Object.keys(signatures).length
  console.log(`${count} ${count === 1 ? 'signature' : 'signatures'}, valid until ${expires}`)
}
