import { ServerFailure } from '../ServerFailure.js'
import type { VaultOptions } from '../vault/VaultOptions.js'
import {
  type Environment,
  readList,
  readPort,
  readSwitch,
  readUrl,
  requireVariables,
} from './readVariable.js'

const needed = ['PORTICO_VAULT_FOLDER', 'PORTICO_AUTH_URL'] as const

/** Settings of `portico-server vault`. */
export function readVaultEnvironment(env: Environment): VaultOptions {
  const values = requireVariables(env, needed, 'The vault')
  const authUrl = readUrl('PORTICO_AUTH_URL', values.PORTICO_AUTH_URL)
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env, 4400),
    folder: values.PORTICO_VAULT_FOLDER,
    // The same server, unless it is reached at another address from here.
    projects: {
      servicesUrl: env.PORTICO_SERVICES_URL
        ? readUrl('PORTICO_SERVICES_URL', env.PORTICO_SERVICES_URL)
        : authUrl,
    },
    authUrl,
    escrowUrl: env.PORTICO_ESCROW_URL ? readUrl('PORTICO_ESCROW_URL', env.PORTICO_ESCROW_URL) : undefined,
    trustProxy: readSwitch('PORTICO_TRUST_PROXY', env, false),
    rpcUrls: Object.fromEntries(readList(env.PORTICO_VAULT_RPC).map(readChain)),
  }
}

function readChain(entry: string): [string, string] {
  const [, chain, url] = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})=(.+)$/.exec(entry) ?? []
  if (chain && url) return [chain, readUrl('PORTICO_VAULT_RPC', url)]
  throw new ServerFailure(`PORTICO_VAULT_RPC has "${entry}". Write it as eip155:1=https://rpc.example.`)
}
