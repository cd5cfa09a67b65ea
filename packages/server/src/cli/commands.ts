import { randomBytes } from 'node:crypto'
import { ServerFailure } from '../ServerFailure.js'
import { isTrial } from './assertKnownVariables.js'
import { readDatabaseEnvironment, readEnvironment } from './readEnvironment.js'
import { readLogEnvironment } from './readOperationEnvironment.js'
import type { Environment } from './readVariable.js'

export interface Command {
  usage: string
  readsVariables: boolean
  run(args: readonly string[], env: Environment): Promise<void>
}

/** All commands. Their code is loaded on demand, because the time of a restart matters. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: `  portico-server                    start the server; without any configuration, a trial of all services on this
                                    machine`,
    readsVariables: true,
    async run(args, env) {
      if (args.length > 0) throw new ServerFailure(`The command "start" takes no "${args.join(' ')}".`)
      const stop = watchSignals()
      if (isTrial(env)) {
        const { runTrial } = await import('./runTrial.js')
        return await runTrial(env, stop)
      }
      const environment = readEnvironment(env)
      const { runStart } = await import('./runStart.js')
      await runStart(environment, { log: readLogEnvironment(env, 'server'), stop })
    },
  },
  project: {
    usage: `  portico-server project create     --id ID [--name NAME] [--origin ORIGIN]... [--features JSON]
                                    [--analytics on|off] [--enabled on|off]
  portico-server project update     the same; only the given settings change
  portico-server project list`,
    readsVariables: true,
    async run(args, env) {
      const environment = readEnvironment(env)
      const { runProject } = await import('./runProject.js')
      await runProject(args, environment)
    },
  },
  wallets: {
    usage: `  portico-server wallets import FILE
                                    add wallets to the catalogue, or replace those with the same id
  portico-server wallets remove     --id ID...
  portico-server wallets list       the imported ones`,
    readsVariables: true,
    async run(args, env) {
      const environment = readEnvironment(env)
      const { runWallets } = await import('./runWallets.js')
      await runWallets(args, environment)
    },
  },
  events: {
    usage: `  portico-server events report      --id ID [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--json]
                                    funnel, wallets, families and failures; default: the last 30 days
  portico-server events delete      --id ID [--before YYYY-MM-DD]`,
    readsVariables: true,
    async run(args, env) {
      const environment = readEnvironment(env)
      const { runEvents } = await import('./runEvents.js')
      await runEvents(args, environment)
    },
  },
  user: {
    usage: `  portico-server user show          --email EMAIL | --address ADDRESS | --id ID
  portico-server user sign-out      the same; ends all sessions
  portico-server user export        the same; prints what is stored about a person, as JSON
  portico-server user erase         the same, with [--days N | --now]; erases a person after 14 days
  portico-server user keep          the same; cancels an erasure
  portico-server user receipt ID    print the receipt of an erasure`,
    readsVariables: true,
    async run(args, env) {
      const environment = readEnvironment(env)
      const { runUser } = await import('./runUser.js')
      await runUser(args, environment)
    },
  },
  console: {
    usage: `  portico-server console            serve the console for your staff, with a database role of its own
  portico-server console grant ROLE  give ROLE access to what the console needs, as the server's role
  portico-server console invite NAME print a single-use link for another owner, as the server's role`,
    readsVariables: true,
    async run(args, env) {
      const { runConsole, runConsoleCommand } = await import('./runConsole.js')
      if (args.length > 0) return await runConsoleCommand(args, env)
      await runConsole(env, watchSignals())
    },
  },
  webhooks: {
    usage: `  portico-server webhooks create    --url URL [--event EVENT]...
                                    send events to an endpoint; prints the secret that verifies them
  portico-server webhooks list      [--id ID [--state pending|delivered|failed]]
  portico-server webhooks update    --id ID [--url URL] [--event EVENT]... [--enabled on|off]
  portico-server webhooks test      --id ID
  portico-server webhooks replay    --id ID [--message ID | --since YYYY-MM-DD]; default: all failed ones
  portico-server webhooks rotate    --id ID [--hours N]; both secrets sign for 24 hours
  portico-server webhooks delete    --id ID`,
    readsVariables: true,
    async run(args, env) {
      const environment = readEnvironment(env)
      const { runWebhooks } = await import('./runWebhooks.js')
      await runWebhooks(args, environment)
    },
  },
  vault: {
    usage: `  portico-server vault              serve the pages of the embedded wallet's vault
  portico-server vault key FILE     create a key for signing manifests, or print the public key of one
  portico-server vault sign FILE    --key KEY [--project ID=ORIGIN,ORIGIN]... [--days N] [--next]
                                    sign the manifest of this vault, or the root FILE
  portico-server vault root FILE    --signer PUBLIC_KEY... --threshold N [--days N]`,
    readsVariables: true,
    async run(args, env) {
      if (args.length > 0) {
        const { runVault } = await import('./runVault.js')
        return await runVault(args, env)
      }
      const stop = watchSignals()
      const log = readLogEnvironment(env, 'vault')
      const [{ readVaultEnvironment }, { runService }, { startVault }] = await Promise.all([
        import('./readVaultEnvironment.js'),
        import('./runService.js'),
        import('../vault/startVault.js'),
      ])
      const { onRequest, error: onError } = log
      const options = { ...readVaultEnvironment(env), onError, onRequest }
      const { drainSeconds } = options
      await runService(startVault(options), { name: 'Portico vault', log, drainSeconds, stop })
    },
  },
  watch: {
    usage: `  portico-server watch URL          compare what a vault serves with its signed manifest
                                    [--signer PUBLIC_KEY... | --root FILE] [--project ID]... [--manifest FILE]
                                    [--state FILE] [--ignore-header NAME]...`,
    readsVariables: false,
    async run(args) {
      const { runWatch } = await import('./runWatch.js')
      await runWatch(args)
    },
  },
  escrow: {
    usage: `  portico-server escrow             run the escrow for recovery keys, separate from all other services
  portico-server escrow export      --user ID
  portico-server escrow erase       --user ID`,
    readsVariables: true,
    async run(args, env) {
      if (args.length > 0) {
        const { runEscrowPerson } = await import('./runUser.js')
        return await runEscrowPerson(args, readDatabaseEnvironment(env))
      }
      const stop = watchSignals()
      const log = readLogEnvironment(env, 'escrow')
      const [{ readEscrowEnvironment }, { runService }, { startEscrow }] = await Promise.all([
        import('./readEscrowEnvironment.js'),
        import('./runService.js'),
        import('../escrow/startEscrow.js'),
      ])
      const { onRequest, error: onError } = log
      const options = { ...readEscrowEnvironment(env), stop, onError, onRequest }
      const { drainSeconds } = options
      await runService(startEscrow(options), { name: 'Portico escrow', log, drainSeconds, stop })
    },
  },
  secrets: {
    usage: `  portico-server secrets            print new secrets for all services`,
    readsVariables: false,
    async run() {
      const names = [
        'AUTH_SECRET',
        'AUTH_KEK',
        'ESCROW_KEK',
        'SIGN_IN_SECRET',
        'VERIFY_SECRET',
        'WEBHOOK_KEK',
        'PUSH_SECRET',
      ]
      for (const name of names) console.log(`PORTICO_${name}=${randomBytes(32).toString('base64url')}`)
    },
  },
}

/** Registered before startup, so that a signal during the database start does not leave it running. */
function watchSignals(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}

export const help = `portico-server: the self-hosted Portico backend

${Object.values(commands)
  .map(({ usage }) => usage)
  .join('\n')}
  portico-server --version

Environment:
  HOST, PORT              address and port to listen on (127.0.0.1, 4100)
  DATABASE_URL            URL of your PostgreSQL
  PORTICO_DATA            folder of an embedded PostgreSQL, without DATABASE_URL; a trial and PORTICO_SANDBOX=1
                          use .portico
  PORTICO_SANDBOX=1       add the project portico-sandbox, which allows local pages
  PORTICO_TRUST_PROXY=1   take visitors' addresses from X-Forwarded-For; the number of proxies that append to it
  PORTICO_RELAY_URL       public URL of the relay, wss://…; without it the relay serves local clients only
  PORTICO_FANOUT_URL      Valkey or Redis for fan-out between several servers, valkey://:password@host:6379;
                          without it PostgreSQL notifications are used
  PORTICO_ADMIN_PORT      port of the Prometheus metrics at /metrics; off unless set; PORTICO_ADMIN_HOST (127.0.0.1)
  PORTICO_DRAIN_SECONDS   how long to keep serving after SIGTERM, while /ready responds with 503 (0)
  OTEL_EXPORTER_OTLP_ENDPOINT  trace collector (OpenTelemetry, OTLP/HTTP in JSON), http://127.0.0.1:4318;
                          off unless set; OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME
  PORTICO_LOG=json        log as JSON lines; PORTICO_LOG_REQUESTS=1 logs requests too
  PORTICO_TRIAL=0         start the server alone, even without any configuration
  PORTICO_ANALYTICS_DAYS  how long events are kept (90)
  PORTICO_ANALYTICS_EVENTS  events per project and day (100000)

Console for your staff:
  PORTICO_CONSOLE_URL     public URL of the console (http://localhost:5200); passkeys belong to its host name
  PORTICO_DOCS_URL        where you publish the documentation, so that failures link to their page

Sign-in with a wallet, off unless set:
  PORTICO_SIGN_IN_SECRET  secret for nonces and sessions
  PORTICO_SIGN_IN_RPC     nodes that verify smart accounts (eip155:1=https://rpc.example,…); without them these are refused

Push notifications of a wallet on your relay, off unless set:
  PORTICO_PUSH_URL        https://…, told about each message that a person has to see
  PORTICO_PUSH_SECRET     32 bytes, which sign these requests (Standard Webhooks)

Verified domains for wallets on your relay, off unless set:
  PORTICO_VERIFY_URL      public URL of this server, https://…; pages need it as pairing({ verifyUrl })
  PORTICO_VERIFY_SECRET   32 bytes, from which the key is derived that signs attestations
  PORTICO_VERIFY_SCAMS    origins that wallets warn about, https://scam.example,https://*.scam.example

Webhooks, off unless set:
  PORTICO_WEBHOOK_KEK     encrypts the secrets of endpoints; older keys may follow after a comma

Chain data (balances, history, prices, names), off unless set:
  PORTICO_CHAIN_RPC       one node per network, eip155:1=https://…,solana:…=https://…; pages can call them too
  PORTICO_TOKEN_LIST      file (tokenlists.org) with additional tokens
  PORTICO_EXPLORERS       Etherscan-compatible explorers for history, eip155:1=https://api.etherscan.io/v2/api,…; PORTICO_EXPLORER_KEY;
                          or Subscan, polkadot:91b1…=https://polkadot.api.subscan.io; PORTICO_SUBSCAN_KEY
  PORTICO_HISTORY_BLOCKS  without an explorer, how many recent blocks are searched for token transfers (100000)
  PORTICO_WHOLE_CHAINS    networks whose blocks are indexed completely, eip155:31337,…: for your own chains
  PORTICO_NAME_REGISTRY   ENS-compatible registry, eip155:1:0x…
  PORTICO_NAME_ZONE       zone in which accounts can register names, shop.example
  PORTICO_IPFS_GATEWAY    IPFS gateway for pictures (https://ipfs.io)
  PORTICO_PICTURE_HOSTS   non-public hosts from which pictures may be fetched, 127.0.0.1:4200,…
  PORTICO_SWAP_ROUTERS    Uniswap V2 compatible routers, eip155:1=0x…; PORTICO_ZEROX_KEY for swaps through 0x, PORTICO_ZEROX_URL
  PORTICO_COINBASE_KEY_NAME  on-ramp by Coinbase, with PORTICO_COINBASE_KEY_SECRET; PORTICO_COINBASE_URL
  PORTICO_ONRAMP_URL      your own on-ramp page, with PORTICO_ONRAMP_ASSETS; PORTICO_ONRAMP_FEE, in percent (1)
  PORTICO_PAY_URL         your own payment service, with PORTICO_PAY_ASSETS; PORTICO_PAY_RECIPIENTS, the allowed
                          recipients; PORTICO_PAY_NAME, PORTICO_PAY_KEY
  PORTICO_COINGECKO_URL   CoinGecko-compatible API for prices, https://api.coingecko.com/api/v3; PORTICO_COINGECKO_KEY

The embedded wallet, off unless set:
  PORTICO_AUTH_URL        public URL of this server, https://…
  PORTICO_VAULT_URL       URL of the vault, the only origin that may call
  PORTICO_SMTP_URL        SMTP server, smtps://user:password@host
  PORTICO_MAIL_FROM       sender of mails
  PORTICO_AUTH_SECRET     secret for one-time codes and sessions
  PORTICO_AUTH_KEK        encrypts shares; older keys may follow after a comma
  PORTICO_GOOGLE_LOGIN_ID, PORTICO_GOOGLE_LOGIN_SECRET  OAuth client of the provider;
                          the same for GITHUB, FACEBOOK, X and DISCORD. APPLE has _ID, _TEAM, _KEY_ID and _KEY
  PORTICO_FARCASTER_RPC   nodes of OP Mainnet, for logging in with Farcaster; PORTICO_FARCASTER_RELAY
The vault (PORT 4400): PORTICO_AUTH_URL, PORTICO_ESCROW_URL, PORTICO_VAULT_FOLDER for other pages than the bundled ones,
  PORTICO_VAULT_SIGNERS (public keys: serve only what all of them have signed), PORTICO_VAULT_MANIFEST (vault.json) and
  PORTICO_DATA, where the newest manifest is remembered,
  PORTICO_VAULT_RPC (eip155:1=https://…,…: visible to visitors, so URLs with keys also need
  PORTICO_VAULT_PUBLIC_KEYS=1), PORTICO_SERVICES_URL if it is not PORTICO_AUTH_URL;
  PORTICO_SWAP_ROUTERS as above, so that visitors are shown the minimum received of their swaps;
  for smart accounts PORTICO_VAULT_BUNDLERS, PORTICO_VAULT_FACTORIES, PORTICO_VAULT_PAYMASTERS
The escrow (PORT 4500): PORTICO_ESCROW_KEK, PORTICO_ESCROW_URL, PORTICO_AUTH_URL, PORTICO_VAULT_URL,
  PORTICO_SMTP_URL and PORTICO_MAIL_FROM for its mails,
  PORTICO_NEW_DEVICE_HOURS (24: how long a new device waits for a key),
  PORTICO_SMALL_WALLET_MINUTES (2: the same while the wallet is empty or small),
  PORTICO_ESCROW_RPC (eip155:1=https://rpc.example,…: a node of every network
  and family, to read a wallet's balances; while one is missing, every wallet counts as large),
  PORTICO_ESCROW_FAMILIES (eip155,solana,…: the families that visitors use; default: all five),
  PORTICO_SMALL_AMOUNTS (eip155:1=0.01,eip155:1/erc20:0x…=20,…: amounts up to which a wallet counts as small),
  PORTICO_ESCROW_RELEASES (60: keys released per hour),
  PORTICO_AUTH_KEYS_URL if the server's keys have another URL on the internal network, and a separate database`
