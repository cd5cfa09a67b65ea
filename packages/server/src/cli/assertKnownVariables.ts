import { socialProviders } from '@portico/protocol/auth'
import { ServerFailure } from '../ServerFailure.js'
import { findClosest } from './findClosest.js'
import { nameVariable, socialParts } from './readSocialEnvironment.js'
import type { Environment } from './readVariable.js'

/** Variables of all services without their prefix, since the services may share a file. */
const names = `
  ADMIN_HOST ADMIN_PORT ANALYTICS_DAYS ANALYTICS_EVENTS AUTH_KEK AUTH_KEYS_URL AUTH_SECRET AUTH_URL
  CHAIN_RPC COINBASE_KEY_NAME COINBASE_KEY_SECRET COINBASE_URL COINGECKO_KEY COINGECKO_URL DATA
  DRAIN_SECONDS ESCROW_FAMILIES ESCROW_KEK ESCROW_RELEASES ESCROW_RPC ESCROW_URL EXPLORERS EXPLORER_KEY
  FANOUT_URL FARCASTER_RELAY FARCASTER_RPC HISTORY_BLOCKS IPFS_GATEWAY LOG LOG_REQUESTS MAIL_FROM
  NAME_REGISTRY NAME_ZONE NEW_DEVICE_HOURS ONRAMP_ASSETS ONRAMP_FEE ONRAMP_URL PAY_ASSETS PAY_KEY
  PAY_NAME PAY_RECIPIENTS PAY_URL PICTURE_HOSTS RELAY_URL SANDBOX SERVICES_URL SIGN_IN_RPC
  SIGN_IN_SECRET SMALL_AMOUNTS SMALL_WALLET_MINUTES SMTP_URL SUBSCAN_KEY SWAP_ROUTERS TOKEN_LIST TRIAL
  TRUST_PROXY VAULT_BUNDLERS VAULT_FACTORIES VAULT_FOLDER VAULT_GRANTS VAULT_PAYMASTERS
  VAULT_PUBLIC_KEYS VAULT_RPC VAULT_URL WHOLE_CHAINS ZEROX_KEY ZEROX_URL
`
  .trim()
  .split(/\s+/)

/** Set by contributors for the repository's tests, which run this command. */
const forTests = ['CHAIN', 'CHROMIUM', 'FIREFOX', 'POSTGRES', 'VALKEY']

const known = [
  ...[...names, ...forTests].map(name => `PORTICO_${name}`),
  ...socialProviders.flatMap(provider => socialParts(provider).map(part => nameVariable(provider, part))),
]

/** Set by Kubernetes and Docker for a service named portico-*. */
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
