#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCsp } from '../dist/exports/csp.js'
import * as networks from '../dist/exports/networks.js'

const help = `portico migrate [kit] [path]: rewrites a site that was written for another kit; --help says more

portico csp: the Content-Security-Policy of a page with Portico

  --network NAME    a network by its name in portico/networks, such as mainnet; may be repeated
  --rpc URL         an endpoint of your own; may be repeated
  --services URL    your Portico server
  --relay URL       remote wallets: --relay=public, or the address of your relay
  --vault URL       your vault, for wallets by e-mail
  --frame-ancestor URL  a site that may show the page in a frame, beside your own; may be repeated. --frame-ancestor=none
                    keeps it out of all frames
  --nonce VALUE     for scripts that your server writes into the page

  npx portico csp --network mainnet --network base --services https://portico.example.com --relay=public
`

const known = new Map(Object.entries(networks))

function findNetwork(name) {
  const network = known.get(name)
  if (!network) throw new Error(`portico/networks has no ${name}. A network of your own: --rpc URL.`)
  return network
}

/** Reading code needs a parser, which is not installed with every site: it comes for this once. */
function migrate(args) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const { status, error } = spawnSync('npx', ['--yes', `@portico/codemod@${version}`, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  process.exitCode = status ?? 1
  return ''
}

function run([command, ...args]) {
  if (command === 'migrate') return migrate(args)
  if (command !== 'csp') return help
  const { values } = parseArgs({
    args,
    options: {
      network: { type: 'string', multiple: true, default: [] },
      rpc: { type: 'string', multiple: true, default: [] },
      services: { type: 'string' },
      relay: { type: 'string' },
      vault: { type: 'string' },
      'frame-ancestor': { type: 'string', multiple: true },
      nonce: { type: 'string' },
    },
  })
  const { network, rpc, relay, 'frame-ancestor': ancestors, ...rest } = values
  return createCsp({
    ...rest,
    frameAncestors: ancestors?.filter(url => url !== 'none'),
    networks: network.map(findNetwork),
    rpcUrls: { own: rpc.map(url => ({ url })) },
    relay: relay === 'public' ? true : relay,
  })
}

try {
  const text = run(process.argv.slice(2))
  if (text) process.stdout.write(`${text}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n\n${help}`)
  process.exitCode = 1
}
