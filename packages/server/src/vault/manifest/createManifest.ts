import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Metadata, TargetFile, Targets } from '@tufjs/models'
import { headerTemplates } from '../createHeaders.js'
import type { VaultFiles } from '../readPages.js'
import { type ManifestContent, parseManifest, type VaultManifest } from './VaultManifest.js'

const specVersion = '1.0.31'

export interface ManifestDraft extends Omit<ManifestContent, 'headers'> {
  files: VaultFiles
  version: number
  /** ISO 8601, without fractions of a second. */
  expires: string
}

/** An unsigned manifest of these files and of the headers of this server. */
export function createManifest({ files, version, expires, ...content }: ManifestDraft): VaultManifest {
  const targets = Object.fromEntries(
    [...files].map(([path, { content: bytes, type }]) => {
      const hashes = { sha256: createHash('sha256').update(bytes).digest('hex') }
      const unrecognizedFields = { custom: { type } }
      return [path, new TargetFile({ path, length: bytes.length, hashes, unrecognizedFields })]
    }),
  )
  // JSON has no undefined.
  const unrecognizedFields = JSON.parse(JSON.stringify({ ...content, headers: headerTemplates }))
  const signed = new Targets({ specVersion, version, expires, targets, unrecognizedFields })
  return parseManifest(formatManifest(new Metadata(signed)), 'The new manifest')
}

export const formatManifest = (metadata: Pick<Metadata<Targets>, 'toJSON'>): string =>
  `${JSON.stringify(metadata.toJSON(), null, 2)}\n`

/** How the files, headers, settings, version and date in a manifest differ from those in another, in words. */
export function compareManifests(signed: VaultManifest, found: VaultManifest): string[] {
  const [expected, actual] = [signed.metadata.signed.targets, found.metadata.signed.targets]
  const paths = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()
  const files = paths.flatMap(path => {
    const [one, other] = [expected[path], actual[path]]
    if (!one) return [`${path} is not in the manifest`]
    if (!other) return [`${path} is missing`]
    return one.equals(other) ? [] : [`${path} differs`]
  })
  const parts = (['release', 'date', 'headers', 'services', 'projects'] as const).filter(
    name => !isDeepStrictEqual(signed[name], found[name]),
  )
  return [...files, ...parts.map(name => `the ${name} ${name.endsWith('s') ? 'differ' : 'differs'}`)]
}
