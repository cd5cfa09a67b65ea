import { appendFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../packages/sandbox/start/startSandbox.mjs'

/** Starts chains, server with a fresh database, and the built pages; everything ends with the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Otherwise a run that is terminated would leave its processes and ports behind.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-e2e-'))
  await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when the tests run as root
  const log = join(dataFolder, 'log.txt')
  writeFileSync(log, '')
  const sandbox = await startSandbox({
    demo: 'built',
    getDataFolder: () => dataFolder,
    onDeath: error => console.error(error.message),
    onOutput: text => appendFileSync(log, text),
  })
  process.env.PORTICO_SANDBOX_SLOT = String(sandbox.slot)
  process.env.PORTICO_SANDBOX_LOG = log
  return async () => {
    await sandbox.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
