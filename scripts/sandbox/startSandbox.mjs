import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { assertPortsFree } from '../process/assertPortsFree.mjs'
import { createSupervisor } from '../process/createSupervisor.mjs'
import { root } from '../root.mjs'
import { ports, urlOf } from './addresses.mjs'

const answers = url =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** The command of a package that a workspace uses, started without npx so that its process is ours to end. */
function findCommand(workspace, name) {
  const manifest = createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(manifest, '..', typeof bin === 'string' ? bin : bin[name])
}

async function describeAnvil(name, chainId, port) {
  const { findAnvilBinary } = await import('@portico/testing/anvil')
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--quiet']
  return { name, command: findAnvilBinary(), args, cwd: root, isReady: () => answers(urlOf(port)) }
}

function describeServer(dataFolder) {
  return {
    name: 'the server',
    command: process.execPath,
    args: [join(root, 'scripts/sandbox/runServer.mjs')],
    cwd: root,
    env: { PORT: String(ports.server), PORTICO_DATA_FOLDER: dataFolder },
    isReady: () => answers(urlOf(ports.server)),
  }
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

const pages = {
  dev: () => [
    describeVite('the demo site', 'apps/demo', ports.demo),
    describeVite('the wallet', 'apps/wallet', ports.wallet),
  ],
  built: () => [
    {
      name: 'the built demo site',
      command: process.execPath,
      args: [join(root, 'scripts/serve-demo.mjs')],
      cwd: root,
      isReady: () => answers(urlOf(ports.demo)),
    },
    {
      name: 'the built wallet',
      command: process.execPath,
      args: [join(root, 'scripts/serve-wallet.mjs')],
      cwd: root,
      isReady: () => answers(urlOf(ports.wallet)),
    },
    {
      name: 'the Next.js page',
      command: process.execPath,
      args: [
        findCommand('apps/next', 'next'),
        'start',
        '--hostname',
        '127.0.0.1',
        '--port',
        String(ports.next),
      ],
      cwd: join(root, 'apps/next'),
      isReady: () => answers(urlOf(ports.next)),
    },
    {
      name: 'the React 18 page',
      command: process.execPath,
      args: [join(root, 'apps/react18/serve.mjs')],
      cwd: join(root, 'apps/react18'),
      env: { PORT: String(ports.react18) },
      isReady: () => answers(urlOf(ports.react18)),
    },
  ],
}

/**
 * Two local chains, the server with its database, the demo and a wallet: from source for people, as built for tests.
 * @param {{ demo: 'dev' | 'built', dataFolder: string, onDeath: (error: Error) => void, say?: (line: string) => void }} options
 */
export async function startSandbox({ demo, dataFolder, onDeath, say = () => {} }) {
  const used = {
    'local chain': ports.anvilOne,
    'second local chain': ports.anvilTwo,
    server: ports.server,
    'demo site': ports.demo,
    wallet: ports.wallet,
  }
  await assertPortsFree(
    demo === 'built' ? { ...used, 'Next.js page': ports.next, 'React 18 page': ports.react18 } : used,
  )
  const supervisor = createSupervisor({ onDeath })
  const jobs = [
    await describeAnvil('the local chain', 31337, ports.anvilOne),
    await describeAnvil('the second local chain', 31338, ports.anvilTwo),
    describeServer(dataFolder),
    ...pages[demo](),
  ]
  try {
    for (const job of jobs) {
      say(`Starting ${job.name} …`)
      await supervisor.start(job)
    }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return { stop: () => supervisor.stop() }
}
