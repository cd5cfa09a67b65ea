import { socialProviders } from '@portico/protocol/auth'
import { ServerFailure } from '../ServerFailure.js'
import { nameVariable, socialParts } from './readAuthEnvironment.js'
import { type Environment, readSwitch } from './readVariable.js'

/** Variables of all services without their prefix, since the services may share a file. */
const names = `
  ADMIN_HOST ADMIN_PORT ANALYTICS_DAYS ANALYTICS_EVENTS AUTH_KEK AUTH_KEYS_URL AUTH_SECRET AUTH_URL
  CHAIN_RPC CONSOLE_URL COINBASE_KEY_NAME COINBASE_KEY_SECRET COINBASE_URL COINGECKO_KEY COINGECKO_URL DATA DOCS_URL
  DRAIN_SECONDS ESCROW_FAMILIES ESCROW_KEK ESCROW_RELEASES ESCROW_RPC ESCROW_URL EXPLORERS EXPLORER_KEY
  FANOUT_URL FARCASTER_RELAY FARCASTER_RPC HISTORY_BLOCKS IPFS_GATEWAY LOG LOG_REQUESTS MAIL_FROM
  NAME_REGISTRY NAME_ZONE NEW_DEVICE_HOURS ONRAMP_ASSETS ONRAMP_FEE ONRAMP_URL PAY_ASSETS PAY_KEY
  PAY_NAME PAY_RECIPIENTS PAY_URL PICTURE_HOSTS PUSH_SECRET PUSH_URL RELAY_URL SANDBOX SERVICES_URL SIGN_IN_RPC
  SIGN_IN_SECRET SMALL_AMOUNTS SMALL_WALLET_MINUTES SMTP_URL SUBSCAN_KEY SWAP_ROUTERS TOKEN_LIST TRIAL
  TRUST_PROXY VAULT_BUNDLERS VAULT_FACTORIES VAULT_FOLDER VAULT_MANIFEST
  VAULT_PAYMASTERS VAULT_PUBLIC_KEYS VAULT_RPC VAULT_SIGNERS VAULT_URL VERIFY_SCAMS VERIFY_SECRET VERIFY_URL
  WEBHOOK_KEK WHOLE_CHAINS ZEROX_KEY ZEROX_URL
`
  .trim()
  .split(/\s+/)

const forTests = ['CADDY', 'CHAIN', 'CHROMIUM', 'FIREFOX', 'NGINX', 'POSTGRES', 'VALKEY']

export const knownVariables = [
  ...names.map(name => `PORTICO_${name}`),
  ...socialProviders.flatMap(provider => socialParts(provider).map(part => nameVariable(provider, part))),
]

const known = [...knownVariables, ...forTests.map(name => `PORTICO_${name}`)]

const ofLinks = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/

/** A misspelt variable would leave its default in force, which may be less safe. */
export function assertKnownVariables(env: Environment): void {
  const unknown = Object.entries(env).find(
    ([name, value]) =>
      name.startsWith('PORTICO_') &&
      value &&
      !known.includes(name) &&
      !ofLinks.test(name) &&
      !/^(tcp|udp|sctp):\/\//.test(value),
  )
  if (!unknown) return
  const [name] = unknown
  const closest = findClosest(name, known)
  throw new ServerFailure(
    `There is no setting ${name}. ${closest ? `Did you mean ${closest}?` : 'See portico-server --help.'}`,
  )
}

export function findClosest(word: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .map(name => ({ name, distance: getDistance(word, name) }))
    .sort((one, other) => one.distance - other.distance)
  return closest && closest.distance <= Math.max(2, word.length / 4) ? closest.name : undefined
}

function getDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const allowed = ['PORTICO_DATA', 'PORTICO_SANDBOX', 'PORTICO_TRIAL', 'PORTICO_VAULT_RPC']

/** A trial runs all services here, if no hosts, databases or mail are configured. */
export function isTrial(env: Environment): boolean {
  const isConfigured = Object.keys(env).some(
    name =>
      env[name] &&
      (name === 'HOST' ||
        name === 'DATABASE_URL' ||
        (name.startsWith('PORTICO_') && !allowed.includes(name))),
  )
  return readSwitch('PORTICO_TRIAL', env, !isConfigured)
}
