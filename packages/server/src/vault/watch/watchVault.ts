import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { TargetFile } from '@tufjs/models'
import { ServerFailure, toError } from '../../ServerFailure.js'
import {
  chooseFrame,
  fillHeaders,
  formatAncestors,
  formatReachable,
  type HeaderKind,
} from '../createHeaders.js'
import { assertSigned, type Trust } from '../manifest/trust.js'
import {
  manifestPath,
  parseManifest,
  type VaultManifest,
  type VaultServices,
} from '../manifest/VaultManifest.js'
import { removeSettings } from '../pageSettings.js'
import { createAgents, requestAs, type Served } from './requestAs.js'
import { type Visitor, visitors } from './visitors.js'

export interface WatchOptions {
  /** Origin of the vault. */
  url: string
  trust: Trust
  /** Projects whose pages are compared if the manifest does not name them. */
  projects?: readonly string[] | undefined
  /** The manifest, if it comes from elsewhere than from the vault. */
  manifest?: string | undefined
  /** The newest manifest that was seen before. */
  newest?: Pick<VaultManifest, 'version' | 'text'> | undefined
  /** Names of headers that a proxy adds, in lower case. */
  ignoredHeaders?: readonly string[] | undefined
  now?: (() => number) | undefined
}

export interface WatchResult {
  /** Missing without a signed manifest. */
  manifest?: VaultManifest | undefined
  differences: readonly string[]
  /** How many responses were compared. */
  compared: number
  /** The origins to which the vault may connect. */
  connect?: string | undefined
}

/** Headers of the connection and of proxies, to which browsers attach no meaning for the page. */
const transportHeaders = [
  ...['age', 'connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'server'],
  ...['transfer-encoding', 'vary', 'via'],
]

/** A project that does not exist: no site may embed its page. */
const stranger = 'portico-watch'

/** Compares every response of a vault with its signed manifest, for every visitor. */
export async function watchVault(options: WatchOptions): Promise<WatchResult> {
  const agents = createAgents()
  const found = new Map<string, Set<string>>()
  const report = (difference: string, visitor?: Visitor) =>
    found.set(difference, (found.get(difference) ?? new Set()).add(visitor?.name ?? ''))
  let compared = 0
  const request = async (visitor: Visitor, path: string) => {
    compared += 1
    return await requestAs(visitor, new URL(path, options.url), agents)
  }
  const forAll = async (path: string, compare: (served: Served, visitor: Visitor) => readonly string[]) => {
    const compareFor = async (visitor: Visitor) => {
      try {
        for (const each of compare(await request(visitor, path), visitor)) report(`${path}: ${each}`, visitor)
      } catch (cause) {
        report(`${path}: ${toError(cause).message}`, visitor)
      }
    }
    await Promise.all(visitors.map(compareFor))
  }
  const finish = (manifest?: VaultManifest): WatchResult => ({
    manifest,
    differences: [...found].map(([difference, names]) => difference + formatVisitors(names)),
    compared,
  })

  try {
    const [first] = visitors
    const text =
      options.manifest ?? (first && (await request(first, manifestPath)).body.toString('utf8')) ?? ''
    const manifest = readManifest(text, options, report)
    if (!manifest) return finish()
    if (options.manifest === undefined)
      await forAll(manifestPath, ({ status, body }) => {
        if (status !== 200) return [`the status is ${status}`]
        return body.equals(Buffer.from(text)) ? [] : ['visitors get different manifests']
      })
    const ignored = [...transportHeaders, ...(options.ignoredHeaders ?? [])]
    const expected: Expected = { manifest, ignored, services: manifest.services }
    for (const [path, compare] of listComparisons(expected, options.projects)) await forAll(path, compare)
    return { ...finish(manifest), connect: formatConnect(expected) }
  } finally {
    agents.close()
  }
}

const formatVisitors = (names: ReadonlySet<string>): string =>
  names.has('') || names.size === visitors.length ? '' : ` (${[...names].join(', ')})`

function readManifest(
  text: string,
  { trust, newest, now: getTime = Date.now }: WatchOptions,
  report: (difference: string) => void,
): VaultManifest | undefined {
  try {
    const manifest = parseManifest(text, `The response of ${manifestPath}`)
    assertSigned(trust, manifest.metadata)
    const { version } = manifest
    const now = new Date(getTime())
    if (trust.signed.isExpired(now)) report(`The root expired on ${trust.signed.expires}.`)
    if (manifest.metadata.signed.isExpired(now))
      report(`The manifest expired on ${manifest.metadata.signed.expires}.`)
    if (newest && version < newest.version)
      report(`The manifest has version ${version}; version ${newest.version} was seen before.`)
    else if (newest && version === newest.version && text !== newest.text)
      report(`The manifest of version ${version} has changed.`)
    return manifest
  } catch (cause) {
    if (!(cause instanceof ServerFailure)) throw cause
    report(cause.message)
  }
}

interface Expected {
  manifest: VaultManifest
  ignored: readonly string[]
  /** Without services in the manifest, those of the first page count for all responses. */
  services: VaultServices | undefined
}

const formatConnect = ({ services }: Expected) => services && formatReachable(services)

type Compare = (served: Served, visitor: Visitor) => readonly string[]

/** What to compare each response with, by path; the pages first. */
function* listComparisons(expected: Expected, named: readonly string[] = []): Generator<[string, Compare]> {
  const { metadata, projects = {} } = expected.manifest
  const { targets } = metadata.signed
  const ids = [...new Set([...Object.keys(projects), ...named, stranger])]
  for (const [page, path] of Object.entries(pagePaths)) {
    const target = targets[page]
    if (target) for (const id of ids) yield [`${path}?projectId=${id}`, comparePage(expected, target, id)]
  }
  const assets = Object.values(targets).filter(({ path }) => !Object.hasOwn(pagePaths, path))
  for (const target of assets) yield [`/${target.path}`, compareAsset(expected, target)]
  const beside = assets[0]?.path.replace(/[^/]*$/, 'portico-watch.js')
  for (const path of ['', 'index.html', 'sw.js', beside]) yield [`/${path}`, compareMissing]
}

const pagePaths = { 'index.html': '/sdk', 'confirm.html': '/confirm' }

const compareAsset =
  (expected: Expected, target: TargetFile): Compare =>
  ({ status, headers, body }) => {
    if (status !== 200) return [`the status is ${status}`]
    return [
      ...(isTarget(target, body) ? [] : ['the content differs']),
      ...compareHeaders(expected, describeHeaders(expected, 'asset', target), headers),
    ]
  }

function comparePage(expected: Expected, target: TargetFile, projectId: string): Compare {
  let first: Buffer | undefined
  return ({ status, headers, body }, visitor) => {
    if (status !== 200) return [`the status is ${status}`]
    first ??= body
    const read = removeSettings(body.toString('utf8'))
    if (!read || !isTarget(target, Buffer.from(read.page))) return ['the content differs']
    const { settings } = read
    const { projectId: _project, allowedOrigins: _origins, ...found } = settings
    expected.services ??= found
    const { services } = expected
    const { projects } = expected.manifest
    const allowedOrigins = projectId === stranger ? [] : (projects?.[projectId] ?? settings.allowedOrigins)
    const isFrame = target.path === 'index.html'
    const kind = isFrame ? chooseFrame(visitor.headers['User-Agent'] ?? '') : 'confirm'
    const ancestors = isFrame ? formatAncestors(allowedOrigins) : undefined
    return [
      ...(isDeepStrictEqual(settings, { ...services, projectId, allowedOrigins })
        ? []
        : ['the settings differ']),
      ...(body.equals(first) ? [] : ['visitors get different settings']),
      ...compareHeaders(expected, describeHeaders(expected, kind, target, ancestors), headers),
    ]
  }
}

/** A page that is not the vault's would have access to the storage of its origin. */
const compareMissing: Compare = ({ status, headers }) =>
  status === 404 && headers.get('content-type')?.startsWith('application/json')
    ? []
    : [`the status is ${status}, and nothing should be there`]

const isTarget = ({ length, hashes }: TargetFile, body: Buffer): boolean =>
  body.length === length && hashes.sha256 === createHash('sha256').update(body).digest('hex')

function describeHeaders(
  expected: Expected,
  kind: HeaderKind,
  target: TargetFile,
  ancestors?: string,
): ReadonlyMap<string, string> {
  const filled = fillHeaders(expected.manifest.headers[kind], formatConnect(expected) ?? '', ancestors)
  const entries = Object.entries({ ...filled, 'content-type': String(target.custom.type) })
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
}

function compareHeaders(
  { ignored }: Expected,
  expected: ReadonlyMap<string, string>,
  served: ReadonlyMap<string, string>,
): string[] {
  const names = [...new Set([...expected.keys(), ...served.keys()])].sort()
  return names.flatMap(name => {
    const [wanted, given] = [expected.get(name), served.get(name)]
    if (ignored.includes(name) || wanted === given) return []
    if (given === undefined) return [`the header ${name} is missing`]
    if (wanted === undefined) return [`the header ${name} is not in the manifest: ${given}`]
    return [`the header ${name} differs: ${given}`]
  })
}
