#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCsp } from '../dist/exports/csp.js'
import * as networks from '../dist/exports/networks.js'
import { runTryRelay, tryRelayHelp } from './try-relay.mjs'

const help = `${tryRelayHelp}
portico migrate [kit] [path]: rewrites a site that was written for another kit; --help says more

portico watch URL: compares what a vault serves with its signed manifest, for several browsers and languages

  --signer KEY      a public key of the owner; may be repeated, and all of them must have signed
  --root FILE       instead of --signer: a root of TUF with keys and threshold; default: that of our releases
  --project ID      a project whose pages are compared, if the manifest names none; may be repeated
  --manifest FILE   the manifest, if it comes from elsewhere than from the vault
  --state FILE      remembers the newest manifest, so that an older one is a difference
  --ignore-header NAME  a header that your proxy adds; may be repeated

portico csp: the Content-Security-Policy of a page with Portico

  --network NAME    a network by its name in portico/networks, such as mainnet; may be repeated
  --rpc URL         an endpoint of your own; may be repeated
  --services URL    your Portico server
  --relay URL       remote wallets: --relay=public, or an address of your relay; may be repeated
  --verify URL      the service that attests your origin to remote wallets; default: the public one with the public
                    relay; --verify=none
  --vault URL       your vault, for wallets by e-mail
  --frame-ancestor URL  a site that may show the page in a frame, beside your own; may be repeated. --frame-ancestor=none
                    keeps it out of all frames
  --nonce VALUE     for scripts that your server writes into the page

  npx portico csp --network mainnet --network base --services https://portico.example.com --relay=public
`

const known = new Map(Object.entries(networks))

/** Node 20 has a WebSocket class behind a flag. */
function runAgainWithWebSocket() {
  const flags = ['--experimental-websocket', '--no-warnings']
  const { status } = spawnSync(process.execPath, [...flags, ...process.argv.slice(1)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
  return ''
}

function findNetwork(name) {
  const network = known.get(name)
  if (!network) throw new Error(`portico/networks has no ${name}. A network of your own: --rpc URL.`)
  return network
}

/** Runs the command of a package that is not installed with every site. Optional binaries, of PostgreSQL, are left out. */
function runPackage(name, args) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const { status, error } = spawnSync('npx', ['--yes', '--omit=optional', `${name}@${version}`, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  process.exitCode = status ?? 1
  return ''
}

async function run([command, ...args]) {
  if (command === 'migrate') return runPackage('@portico/codemod', args)
  if (command === 'watch') return runPackage('@portico/server', ['watch', ...args])
  if (command === 'try-relay') return (await runTryRelay(args)) ? '' : runAgainWithWebSocket()
  if (command !== 'csp') return help
  const { values } = parseArgs({
    args,
    options: {
      network: { type: 'string', multiple: true, default: [] },
      rpc: { type: 'string', multiple: true, default: [] },
      services: { type: 'string' },
      relay: { type: 'string', multiple: true, default: [] },
      verify: { type: 'string' },
      vault: { type: 'string' },
      'frame-ancestor': { type: 'string', multiple: true },
      nonce: { type: 'string' },
    },
  })
  const { network, rpc, relay, verify, 'frame-ancestor': ancestors, ...rest } = values
  return createCsp({
    ...rest,
    frameAncestors: ancestors?.filter(url => url !== 'none'),
    networks: network.map(findNetwork),
    customRpcUrls: { own: rpc.map(url => ({ url })) },
    relay: relay.includes('public') || relay,
    verify: verify === 'none' ? false : verify,
  })
}

try {
  const text = await run(process.argv.slice(2))
  if (text) process.stdout.write(`${text}\n`)
} catch (error) {
  // With a cause the command was right, and what it did has failed.
  process.stderr.write(error.cause ? `${error.message}\n` : `${error.message}\n\n${help}`)
  process.exitCode = 1
}
