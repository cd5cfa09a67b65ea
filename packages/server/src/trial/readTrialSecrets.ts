import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const SecretsSchema = v.object({ auth: v.string(), shares: v.string(), escrow: v.string() })

export type TrialSecrets = v.InferOutput<typeof SecretsSchema>

/** Created at the first start and kept, so that existing wallets still work after a restart. */
export async function readTrialSecrets(dataFolder: string): Promise<TrialSecrets> {
  const file = join(dataFolder, 'trial-secrets.json')
  const make = () => randomBytes(32).toString('base64url')
  const secrets = { auth: make(), shares: make(), escrow: make() }
  await mkdir(dataFolder, { recursive: true })
  try {
    await writeFile(file, JSON.stringify(secrets), { flag: 'wx', mode: 0o600 })
    return secrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // files fail with system errors
    return v.parse(SecretsSchema, JSON.parse(await readFile(file, 'utf8')))
  }
}
