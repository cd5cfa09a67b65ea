import { join } from 'node:path'
import { getAddresses } from '../packages/sandbox/start/addresses.mjs'
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
  printAddresses(getAddresses(sandbox.slot))
}

function printAddresses(addresses) {
  const { demo, wallet, next, express, inbox, vault, server, escrow } = addresses
  const { chainOne, chainTwo, solana, bitcoin, polkadot, cosmos } = addresses
  console.log(`
  Demo site      ${demo}
  Wallet         ${wallet}  (pairs with the demo)
  Members' page  ${next}/members  (Next.js: sign in with a wallet to read it)
  Orders' API    ${express}/orders  (Express: for those who signed in at the demo site)
  Inbox          ${inbox}  (the codes that the embedded wallet mails)
  Vault          ${vault}  (the embedded wallet's pages)
  Server         ${server}
  Escrow         ${escrow}
  Anvil One      ${chainOne}  (chain 31337)
  Anvil Two      ${chainTwo}  (chain 31338)
  Solana         ${solana}  (JSON-RPC, websockets on the next port)
  Bitcoin        ${bitcoin}  (Esplora, regtest)
  Polkadot       ${polkadot}  (JSON-RPC)
  Cosmos         ${cosmos}  (REST and JSON-RPC, portico-local-1)

  Ctrl-C stops everything.
`)
}

await start().catch(explain)
