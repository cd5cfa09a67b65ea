import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readTrialSecrets } from './startTrial.js'

it('makes secrets at the first start, for its owner alone, and keeps them [AU27]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-trial-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = await readTrialSecrets(join(folder, 'data'))
  expect(new Set(Object.values(first)).size).toBe(3)
  for (const secret of Object.values(first)) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await readTrialSecrets(join(folder, 'data'))).toEqual(first)
  expect((await stat(join(folder, 'data/trial-secrets.json'))).mode & 0o777).toBe(0o600)
  expect(await readTrialSecrets(join(folder, 'other'))).not.toEqual(first)
})
