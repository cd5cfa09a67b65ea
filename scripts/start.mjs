import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeAddresses } from '../packages/sandbox/start/addresses.mjs'
import { bootstrap, explain } from './bootstrap.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

async function start() {
  await bootstrap()
  console.log('Building the packages …')
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root })

  // The sandbox's packages are installed only now.
  const { startSandbox } = await import('../packages/sandbox/start/startSandbox.mjs')
  let sandbox
  let exitCode
  const stopping = new AbortController()
  const stop = async (code, why) => {
    if (stopping.signal.aborted) return
    console.log(why)
    exitCode = code
    stopping.abort()
    // Still starting: it aborts by itself, see below.
    if (!sandbox) return
    await sandbox.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0, '\nStopping …'))

  sandbox = await startSandbox({
    signal: stopping.signal,
    demo: 'dev',
    getDataFolder: slot => join(root, '.sandbox', String(slot)),
    say: line => console.log(line),
    onDeath: error => {
      void stop(1, `\n${error.message}\n\nStopping the rest.`)
    },
  }).catch(error => {
    if (stopping.signal.aborted) process.exit(exitCode)
    throw error
  })
  console.log(describeAddresses(sandbox.slot, await readFirstLink(sandbox.slot)))
}

/** Of the console's first member of staff, or nothing if there is one. */
const readFirstLink = slot =>
  readFile(join(root, '.sandbox', String(slot), 'console-link.txt'), 'utf8').catch(() => '')

await start().catch(explain)
