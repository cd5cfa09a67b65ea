import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { ServerFailure, toError } from '../ServerFailure.js'
import { parseTrust, type Trust, trustSigners } from '../vault/manifest/trust.js'
import { packagedPages } from '../vault/readPages.js'
import { watchVault } from '../vault/watch/watchVault.js'

const StateSchema = v.record(v.string(), v.object({ version: v.number(), text: v.string() }))

/** Prints the differences between a vault and its signed manifest, and sets the exit code. */
export async function runWatch(args: readonly string[]): Promise<void> {
  const { values, url } = parse(args)
  const { signer = [], root, state: statePath } = values
  const state = statePath === undefined ? {} : await readState(statePath)
  const { manifest, differences, compared, connect } = await watchVault({
    url,
    trust: await readTrust(signer, root),
    projects: values.project,
    manifest: values.manifest && (await readFile(values.manifest, 'utf8')),
    newest: state[url],
    ignoredHeaders: values['ignore-header']?.map(name => name.toLowerCase()),
  })
  for (const difference of differences) console.log(difference)
  if (manifest) {
    const { release, date, version } = manifest
    console.log(`${url} has vault ${release} of ${date}, manifest ${version}. It may connect to ${connect}.`)
  }
  console.log(`${differences.length} differences in ${compared} responses.`)
  if (differences.length > 0) process.exitCode = 1
  else if (statePath !== undefined && manifest) {
    const { version, text } = manifest
    await writeFile(statePath, `${JSON.stringify({ ...state, [url]: { version, text } })}\n`)
  }
}

function parse(args: readonly string[]) {
  const many = { type: 'string', multiple: true } as const
  const one = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { signer: many, root: one, project: many, manifest: one, state: one, 'ignore-header': many },
    })
    const [url = ''] = positionals
    if (positionals.length === 1 && /^https?:\/\//.test(url) && URL.canParse(url))
      return { values, url: new URL(url).origin }
  } catch (cause) {
    throw new ServerFailure(toError(cause).message, { cause })
  }
  throw new ServerFailure('Name the vault: portico-server watch https://vault.example')
}

async function readState(path: string): Promise<v.InferOutput<typeof StateSchema>> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return {}
  try {
    return v.parse(StateSchema, JSON.parse(text))
  } catch (cause) {
    throw new ServerFailure(`${path} cannot be read. It remembers the newest manifest of each vault.`, {
      cause,
    })
  }
}

/** The owner's signers, a root of TUF, or that of our releases. */
async function readTrust(signers: readonly string[], root?: string): Promise<Trust> {
  if (signers.length > 0 && root !== undefined)
    throw new ServerFailure('Use either --signer or --root, not both.')
  if (signers.length > 0) return trustSigners(signers)
  const path = root ?? join(packagedPages, 'root.json')
  const text = await readFile(path, 'utf8').catch(cause => {
    const advice = 'Name the public keys of the owner with --signer, or a root with --root.'
    throw new ServerFailure(`There is no ${path}. ${advice}`, { cause })
  })
  return parseTrust(text, path)
}
