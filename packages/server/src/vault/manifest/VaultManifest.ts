import { VaultSettingsSchema } from '@portico/protocol/auth'
import { Metadata, MetadataKind, type Targets } from '@tufjs/models'
import * as v from 'valibot'
import { ServerFailure, toError } from '../../ServerFailure.js'

/** Where the vault serves its manifest. */
export const manifestPath = '/metadata/targets.json'

/** The settings of the vault's pages that all projects share. */
const ServicesSchema = v.omit(VaultSettingsSchema, ['projectId', 'allowedOrigins'])
export type VaultServices = v.InferOutput<typeof ServicesSchema>

const HeadersSchema = v.record(v.string(), v.string())

/**
 * What a manifest says beside the digests of the files, which are targets of The Update Framework (TUF). A manifest with
 * `services` and `projects` describes one owner's vault completely; without them it describes a release.
 */
const ContentSchema = v.object({
  /** The version of the vault that visitors are shown. */
  release: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  /** Of a release: the digest of the sources from which it was built. */
  sources: v.optional(v.string()),
  headers: v.strictObject({
    frame: HeadersSchema,
    frameInWebKit: HeadersSchema,
    confirm: HeadersSchema,
    asset: HeadersSchema,
  }),
  services: v.optional(ServicesSchema),
  /** The origins that may embed the vault, by project id. */
  projects: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type ManifestContent = v.InferOutput<typeof ContentSchema>

export interface VaultManifest extends ManifestContent {
  metadata: Metadata<Targets>
  /** The version of the manifest, which grows with each that is signed. */
  version: number
  text: string
}

export function parseManifest(text: string, source: string): VaultManifest {
  try {
    const metadata = Metadata.fromJSON(MetadataKind.Targets, JSON.parse(text))
    const { version, expires, unrecognizedFields } = metadata.signed
    // The library takes any number and text, and a manifest that expires at no date would never expire.
    if (!Number.isSafeInteger(version) || version < 1) throw new ServerFailure('its version is not a number')
    if (Number.isNaN(Date.parse(expires))) throw new ServerFailure('it has no expiry date')
    return { ...v.parse(ContentSchema, unrecognizedFields), metadata, version, text }
  } catch (cause) {
    throw new ServerFailure(`${source} is not a manifest of a vault: ${toError(cause).message}`, { cause })
  }
}
