import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../../scripts/root.mjs'
import { getPorts, urlOf } from './addresses.mjs'
import { claimSlot } from './claimSlot.mjs'
import { createSupervisor } from './createSupervisor.mjs'

const answers = url =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** The command of a workspace's package, started without npx so that we own its process. */
function findCommand(workspace, name) {
  const manifest = createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(manifest, '..', typeof bin === 'string' ? bin : bin[name])
}

/** A process that runs a script of this folder. @param {readonly number[]} ports where it answers */
function describeScript(name, script, ports, env) {
  return {
    name,
    command: process.execPath,
    args: [join(root, 'packages/sandbox/start', script)],
    cwd: root,
    env: { PORT: String(ports[0]), ...env },
    isReady: async () => (await Promise.all(ports.map(port => answers(urlOf(port))))).every(Boolean),
  }
}

function describeChains(slot, ports) {
  const families = [ports.solana, ports.bitcoin, ports.polkadot, ports.cosmos]
  return [
    describeScript('the local chain', 'runChain.mjs', [ports.chainOne], { CHAIN_ID: '31337' }),
    describeScript('the second local chain', 'runChain.mjs', [ports.chainTwo], { CHAIN_ID: '31338' }),
    describeScript(
      'the local chains of Solana, Bitcoin, Polkadot and Cosmos',
      'runFamilyChains.mjs',
      families,
      {
        PORTICO_SANDBOX_SLOT: String(slot),
        // The pages of the sandbox expect Solana here, whatever validator tests may use.
        PORTICO_SOLANA: '',
      },
    ),
  ]
}

/** The server and the embedded wallet's services: mail starts before it, the escrow after it on its database. */
function describeServices(slot, ports, dataFolder, wait) {
  const env = { PORTICO_SANDBOX_SLOT: String(slot), PORTICO_DATA_FOLDER: dataFolder }
  return [
    describeScript('the bundler', 'runBundler.mjs', [ports.bundler], env),
    describeScript('the on-ramp', 'runOnRamp.mjs', [ports.onRamp], env),
    describeScript('the inbox', 'runInbox.mjs', [ports.inbox], { SMTP_PORT: String(ports.smtp) }),
    describeScript('the server', 'runServer.mjs', [ports.server], env),
    describeScript('the escrow', 'runEscrow.mjs', [ports.escrow], {
      ...env,
      PORTICO_NEW_DEVICE_SECONDS: wait,
    }),
    ...(existsSync(join(root, 'packages/server/console/index.html'))
      ? [describeScript('the console', 'runConsole.mjs', [ports.console], env)]
      : []),
    ...(existsSync(join(root, 'apps/vault/dist/index.html'))
      ? [describeScript('the vault', 'runVault.mjs', [ports.vault], env)]
      : []),
  ]
}

function describeVite(name, workspace, port) {
  return {
    name,
    command: process.execPath,
    args: [findCommand(workspace, 'vite'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    cwd: join(root, workspace),
    isReady: () => answers(urlOf(port)),
  }
}

/** @param {readonly string[]} command from source or as built */
function describeNext(command, port) {
  return {
    name: 'the Next.js page',
    command: process.execPath,
    args: [findCommand('apps/next', 'next'), ...command, '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: join(root, 'apps/next'),
    env: { SITE_HOST: `127.0.0.1:${port}` },
    isReady: () => answers(urlOf(port)),
  }
}

function describeReact18(port) {
  return {
    name: 'the React 18 page',
    command: process.execPath,
    args: [join(root, 'apps/react18/serve.mjs')],
    cwd: join(root, 'apps/react18'),
    env: { PORT: String(port) },
    isReady: () => answers(urlOf(port)),
  }
}

function describeExpress(ports) {
  return {
    name: 'the Express API',
    command: process.execPath,
    args: [join(root, 'apps/express/src/serve.mjs')],
    cwd: join(root, 'apps/express'),
    env: { PORT: String(ports.express), SITE: urlOf(ports.demo) },
    isReady: () => answers(urlOf(ports.express)),
  }
}

/** The waiting time of a new device in seconds: visible for people, zero for tests. */
const waits = { dev: '60', built: '0' }

const pages = {
  dev: (_, ports) => [
    describeVite('the demo site', 'apps/demo', ports.demo),
    describeVite('the wallet', 'apps/wallet', ports.wallet),
    describeNext(['dev', '--webpack'], ports.next),
    describeExpress(ports),
  ],
  built: (slot, ports) => [
    describeScript('the built demo site', 'serveDemo.mjs', [ports.demo], {
      PORTICO_SANDBOX_SLOT: String(slot),
    }),
    describeScript('the built wallet', 'serveWallet.mjs', [ports.wallet], {
      PORTICO_SANDBOX_SLOT: String(slot),
    }),
    describeNext(['start'], ports.next),
    describeReact18(ports.react18),
  ],
}

/**
 * Starts local chains of every family, the server with its database, inbox, escrow and vault, the demo and a
 * wallet: from source for people, as built for tests.
 * @param {{ demo: 'dev' | 'built', getDataFolder: (slot: number) => string, onDeath: (error: Error) => void, onOutput?: (text: string) => void, say?: (line: string) => void, signal?: AbortSignal }} options signal: aborts starting
 */
export async function startSandbox({ demo, getDataFolder, onDeath, onOutput, say = () => {}, signal }) {
  const claim = await claimSlot()
  const { slot } = claim
  const ports = getPorts(slot)
  const supervisor = createSupervisor({ onDeath, onOutput, signal })
  const jobs = [
    ...describeChains(slot, ports),
    ...describeServices(slot, ports, getDataFolder(slot), waits[demo]),
    ...pages[demo](slot, ports),
  ]
  const stop = async () => {
    await supervisor.stop()
    await claim.release()
  }
  try {
    for (const job of jobs) {
      signal?.throwIfAborted()
      say(`Starting ${job.name} …`)
      await supervisor.start(job)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { slot, stop }
}
