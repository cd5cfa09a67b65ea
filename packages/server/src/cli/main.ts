#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import module from 'node:module'
import { inspect } from 'node:util'
import { ServerFailure } from '../ServerFailure.js'
import { assertKnownVariables } from './assertKnownVariables.js'
import { removeAccess } from './createLog.js'
import { isTrial } from './isTrial.js'
import { readEnvironment } from './readEnvironment.js'
import { readLogEnvironment } from './readOperationEnvironment.js'

const help = `portico-server: the self-hosted Portico backend

  portico-server                    start the server; where nothing is configured, everything at once, to be tried
                                    on this machine
  portico-server project create     --id ID [--name NAME] [--origin ORIGIN]... [--features JSON]
                                    [--analytics on|off] [--enabled on|off]
  portico-server project update     the same; only what is given changes
  portico-server project list
  portico-server events delete      --id ID [--before YYYY-MM-DD]

  portico-server vault              serve the pages of the embedded wallet's vault
  portico-server escrow             keep recovery keys, apart from everything else
  portico-server secrets            print new secrets for all of them
  portico-server --version

Environment:
  HOST, PORT              where to listen (127.0.0.1, 4100)
  DATABASE_URL            a PostgreSQL of your own
  PORTICO_DATA            without it, the folder of an embedded PostgreSQL; everything at once and PORTICO_SANDBOX=1
                          have one in .portico
  PORTICO_SANDBOX=1       add the project portico-sandbox for pages on this machine
  PORTICO_TRUST_PROXY=1   take visitors' addresses from X-Forwarded-For
  PORTICO_RELAY_URL       where clients reach the relay, wss://…; without it the relay serves this machine only
  PORTICO_FANOUT_URL      a Valkey or Redis by which several servers hear of each other, valkey://:password@host:6379;
                          without it PostgreSQL passes that on
  PORTICO_ADMIN_PORT      figures for Prometheus at /metrics of this port; off unless set; PORTICO_ADMIN_HOST (127.0.0.1)
  PORTICO_DRAIN_SECONDS   how long it serves on after SIGTERM, while /ready answers 503 (0)
  OTEL_EXPORTER_OTLP_ENDPOINT  where traces are collected (OpenTelemetry, OTLP over HTTP in JSON), http://127.0.0.1:4318;
                          off unless set; OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME
  PORTICO_LOG=json        a line of JSON for everything that happens; PORTICO_LOG_REQUESTS=1 for requests too
  PORTICO_TRIAL=0         start the server alone, though nothing is configured
  PORTICO_ANALYTICS_DAYS  how long events are kept (90)
  PORTICO_ANALYTICS_EVENTS  how many a project may store in a day (100000)

Sign-in with a wallet, off unless set:
  PORTICO_SIGN_IN_SECRET  for nonces and sessions
  PORTICO_SIGN_IN_RPC     where smart accounts are asked (eip155:1=https://rpc.example,…); without it they are refused

Chain data (balances, history, prices, names), off unless set:
  PORTICO_CHAIN_RPC       a node for each network, eip155:1=https://…,solana:…=https://…; pages may ask them too
  PORTICO_TOKEN_LIST      a file (tokenlists.org) with tokens beside the well-known ones
  PORTICO_EXPLORERS       history of explorers like Etherscan, eip155:1=https://api.etherscan.io/v2/api,…; PORTICO_EXPLORER_KEY;
                          or Subscan, polkadot:91b1…=https://polkadot.api.subscan.io; PORTICO_SUBSCAN_KEY
  PORTICO_HISTORY_BLOCKS  without one, how far back transfers of tokens are looked for in the node (100000 blocks)
  PORTICO_WHOLE_CHAINS    networks of which every block is read, eip155:31337,…: for chains of your own
  PORTICO_NAME_REGISTRY   names of another registry than that of ENS, eip155:1:0x…
  PORTICO_NAME_ZONE       what names end with that accounts can register here, shop.example
  PORTICO_IPFS_GATEWAY    where pictures on IPFS are fetched (https://ipfs.io)
  PORTICO_PICTURE_HOSTS   hosts that are not public and may have pictures all the same, 127.0.0.1:4200,…
  PORTICO_SWAP_ROUTERS    exchanges as Uniswap V2 has them, eip155:1=0x…; PORTICO_ZEROX_KEY for those by 0x
  PORTICO_COINBASE_KEY_NAME  sells by Coinbase, with PORTICO_COINBASE_KEY_SECRET; or PORTICO_ONRAMP_URL, a page of your own
  PORTICO_PAY_URL         a service of your own that takes money for payments to shops, with PORTICO_PAY_ASSETS;
                          PORTICO_PAY_RECIPIENTS, who may be paid
  PORTICO_COINGECKO_URL   where prices come from, https://api.coingecko.com/api/v3; PORTICO_COINGECKO_KEY

The embedded wallet, off unless set:
  PORTICO_AUTH_URL        where the vault reaches this server, https://…
  PORTICO_VAULT_URL       where the vault's pages are; only they may call
  PORTICO_SMTP_URL        a mail server, smtps://user:password@host
  PORTICO_MAIL_FROM       the sender of mails
  PORTICO_AUTH_SECRET     for codes and sessions
  PORTICO_AUTH_KEK        encrypts shares; older ones may follow after a comma
  PORTICO_GOOGLE_LOGIN_ID, PORTICO_GOOGLE_LOGIN_SECRET  what the provider gave you, for logging in with it;
                          the same for GITHUB, FACEBOOK, X and DISCORD. APPLE has _ID, _TEAM, _KEY_ID and _KEY
The vault (PORT 4400): PORTICO_AUTH_URL, PORTICO_ESCROW_URL, PORTICO_VAULT_FOLDER for other pages than the own,
  PORTICO_VAULT_RPC (eip155:1=https://…,…: its pages show them to visitors, so with keys in them only where
  PORTICO_VAULT_PUBLIC_KEYS=1 says that they may be public), PORTICO_SERVICES_URL if it is not PORTICO_AUTH_URL
The escrow (PORT 4500): PORTICO_ESCROW_KEK, PORTICO_ESCROW_URL, PORTICO_AUTH_URL, PORTICO_VAULT_URL,
  PORTICO_SMTP_URL and PORTICO_MAIL_FROM for its own mails,
  PORTICO_NEW_DEVICE_HOURS (24: how long a new device waits for a key),
  PORTICO_SMALL_WALLET_MINUTES (2: how long while the wallet is empty or small),
  PORTICO_ESCROW_RPC (eip155:1=https://rpc.example,…: a node of every network
  and family, where it looks up what is in a wallet; while one is missing, all are large),
  PORTICO_ESCROW_FAMILIES (eip155,solana,…: those that visitors use, where that is not all five),
  PORTICO_SMALL_AMOUNTS (eip155:1=0.01,eip155:1/erc20:0x…=20,…: up to which amounts a wallet is small),
  PORTICO_ESCROW_RELEASES (60: keys that it gives out in an hour),
  PORTICO_AUTH_KEYS_URL if the keys of the server are read elsewhere, and a database of its own`

async function main([command = 'start', ...args]: readonly string[]) {
  // Available since Node 22; it halves the time of a restart.
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') {
    module.enableCompileCache()
  }
  if (command === '--help' || command === '-h' || command === 'help') return console.log(help)
  if (command === '--version' || command === '-v') return console.log(readVersion())
  if (command === 'secrets') {
    const { runSecrets } = await import('./runSecrets.js')
    return runSecrets()
  }
  assertKnownVariables(process.env)
  if (command === 'vault') return await startVault()
  if (command === 'escrow') return await startEscrow()
  if (command === 'start' && args.length === 0 && isTrial(process.env)) {
    const stop = watchSignals()
    const { runTrial } = await import('./runTrial.js')
    return await runTrial(process.env, stop)
  }
  const environment = readEnvironment(process.env)
  if (command === 'start' && args.length === 0) {
    const stop = watchSignals()
    const { runStart } = await import('./runStart.js')
    return await runStart(environment, { log: readLogEnvironment(process.env, 'server'), stop })
  }
  if (command === 'project') {
    const { runProject } = await import('./runProject.js')
    return await runProject(args, environment)
  }
  if (command === 'events') {
    const { runEvents } = await import('./runEvents.js')
    return await runEvents(args, environment)
  }
  throw new ServerFailure(`There is no command "${[command, ...args].join(' ')}".\n\n${help}`)
}

async function startVault() {
  const stop = watchSignals()
  const log = readLogEnvironment(process.env, 'vault')
  const [{ readVaultEnvironment }, { runService }, { startVault }] = await Promise.all([
    import('./readVaultEnvironment.js'),
    import('./runService.js'),
    import('../vault/startVault.js'),
  ])
  const { onRequest, error: onError } = log
  const options = { ...readVaultEnvironment(process.env), onError, onRequest }
  const { drainSeconds } = options
  await runService(startVault(options), { name: 'Portico vault', log, drainSeconds, stop })
}

async function startEscrow() {
  const stop = watchSignals()
  const log = readLogEnvironment(process.env, 'escrow')
  const [{ readEscrowEnvironment }, { runService }, { startEscrow }] = await Promise.all([
    import('./readEscrowEnvironment.js'),
    import('./runService.js'),
    import('../escrow/startEscrow.js'),
  ])
  const { onRequest, error: onError } = log
  const options = { ...readEscrowEnvironment(process.env), stop, onError, onRequest }
  const { drainSeconds } = options
  await runService(startEscrow(options), { name: 'Portico escrow', log, drainSeconds, stop })
}

function readVersion(): string {
  const manifest = new URL('../../package.json', import.meta.url)
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return version
}

/** Registered before startup, so that a signal during the database start does not leave it running. */
function watchSignals(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // An expected failure shows its message; anything else is a bug and shows its stack.
  const text = error instanceof ServerFailure ? `portico-server: ${error.message}` : inspect(error)
  console.error(removeAccess(text))
  // An open handle must not keep the process alive.
  process.exit(1)
})
