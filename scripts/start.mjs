import { join } from 'node:path'
import { bootstrap, explain } from './bootstrap.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'
import { ports, urlOf } from './sandbox/addresses.mjs'

async function start() {
  await bootstrap({ browser: 'wanted' })
  console.log('Building the packages …')
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root })

  // Only now are the packages that the sandbox imports there.
  const { startSandbox } = await import('./sandbox/startSandbox.mjs')
  let interrupted = false
  let sandbox
  const stop = async code => {
    interrupted = true
    // Interrupted while starting: the handle comes a moment later, see below.
    if (!sandbox) return
    await sandbox.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGHUP', () => void stop(0))

  sandbox = await startSandbox({
    demo: 'dev',
    dataFolder: join(root, '.sandbox'),
    say: line => console.log(line),
    onDeath: error => {
      console.error(`\n${error.message}\n\nStopping the rest.`)
      void stop(1)
    },
  })
  if (interrupted) return stop(0)
  printAddresses()
}

function printAddresses() {
  console.log(`
  Demo site      ${urlOf(ports.demo)}
  Server         ${urlOf(ports.server)}
  Anvil One      ${urlOf(ports.anvilOne)}  (chain 31337)
  Anvil Two      ${urlOf(ports.anvilTwo)}  (chain 31338)

  Ctrl-C stops everything.
`)
}

await start().catch(explain)
