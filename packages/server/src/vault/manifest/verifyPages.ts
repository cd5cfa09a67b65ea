import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ServerFailure } from '../../ServerFailure.js'
import type { VaultFiles } from '../readPages.js'
import type { VaultOptions } from '../VaultOptions.js'
import { compareManifests, createManifest } from './createManifest.js'
import { assertSigned, parseTrust, trustSigners } from './trust.js'
import { parseManifest, type VaultManifest, type VaultServices } from './VaultManifest.js'

interface Options extends Pick<VaultOptions, 'signers' | 'now'> {
  folder: string
  services: VaultServices
}

const fewestSigners = 2

/**
 * Compares the vault with its manifest before anything is served. With signers, the manifest must be signed by all of
 * them and describe the settings too. Otherwise it is the one of the release, which only released pages have.
 */
export async function verifyPages(
  files: VaultFiles,
  { folder, services, signers }: Options,
): Promise<VaultManifest | undefined> {
  if (!signers) return await verifyRelease(files, folder)
  const { keys, manifest: path, data } = signers
  if (new Set(keys).size < fewestSigners)
    throw new ServerFailure(
      `PORTICO_VAULT_SIGNERS needs the public keys of ${fewestSigners} or more signers.`,
    )
  const text = await readFile(path, 'utf8').catch(cause => {
    throw new ServerFailure(`There is no ${path}. Create and sign it with portico-server vault sign.`, {
      cause,
    })
  })
  const manifest = parseManifest(text, path)
  assertSigned(trustSigners(keys), manifest.metadata)
  if (!manifest.services || !manifest.projects)
    throw new ServerFailure(`${path} is the manifest of a release and has no settings of this vault.`)
  assertSame(manifest, files, services)
  await assertNewest(manifest, data)
  return manifest
}

async function verifyRelease(files: VaultFiles, folder: string): Promise<VaultManifest | undefined> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return
  const manifest = parseManifest(text, 'release.json')
  const root = await readFile(join(folder, 'root.json'), 'utf8').catch(() => undefined)
  if (root !== undefined) assertSigned(parseTrust(root, 'root.json'), manifest.metadata)
  assertSame(manifest, files)
  return manifest
}

function assertSame(manifest: VaultManifest, files: VaultFiles, services?: VaultServices): void {
  const { version, metadata, release, date, projects } = manifest
  const found = createManifest({
    ...{ files, version, release, date, projects },
    expires: metadata.signed.expires,
    ...(services && { services }),
  })
  const differences = compareManifests(manifest, found)
  if (differences.length === 0) return
  const [listed, rest] = [differences.slice(0, 10), differences.length - 10]
  throw new ServerFailure(
    `The vault is not the one that was signed: ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
  )
}

/** An older manifest stays valid, so the newest one is remembered outside of the folder with the pages. */
async function assertNewest(manifest: VaultManifest, data: string): Promise<void> {
  const path = join(data, 'vault-manifest.json')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const newest = text === undefined ? undefined : parseManifest(text, path)
  if (newest && manifest.version < newest.version)
    throw new ServerFailure(
      `The manifest has version ${manifest.version}, but version ${newest.version} was served before. An older vault is not served again; sign this one with a newer version.`,
    )
  if (
    newest &&
    manifest.version === newest.version &&
    !manifest.metadata.signed.equals(newest.metadata.signed)
  )
    throw new ServerFailure(`Two different manifests have version ${manifest.version}. Sign a newer version.`)
  try {
    await mkdir(data, { recursive: true })
    await writeFile(`${path}.new`, manifest.text)
    await rename(`${path}.new`, path)
  } catch (cause) {
    throw new ServerFailure(
      `${path} cannot be written. PORTICO_DATA names a writable folder that outlives the process.`,
      { cause },
    )
  }
}
