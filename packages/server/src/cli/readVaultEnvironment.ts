import type { VaultOptions } from '../vault/VaultOptions.js'
import {
  type Environment,
  readNodes,
  readPort,
  readSwitch,
  readUrl,
  requireVariables,
} from './readVariable.js'

const needed = ['PORTICO_AUTH_URL'] as const

/** Settings of `portico-server vault`. */
export function readVaultEnvironment(env: Environment): VaultOptions {
  const values = requireVariables(env, needed, 'The vault')
  const authUrl = readUrl('PORTICO_AUTH_URL', values.PORTICO_AUTH_URL)
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env, 4400),
    folder: env.PORTICO_VAULT_FOLDER || undefined,
    // The same server, unless it is reached at another address from here.
    projects: {
      servicesUrl: env.PORTICO_SERVICES_URL
        ? readUrl('PORTICO_SERVICES_URL', env.PORTICO_SERVICES_URL)
        : authUrl,
    },
    authUrl,
    escrowUrl: env.PORTICO_ESCROW_URL ? readUrl('PORTICO_ESCROW_URL', env.PORTICO_ESCROW_URL) : undefined,
    trustProxy: readSwitch('PORTICO_TRUST_PROXY', env, false),
    rpcUrls: readChains(env),
  }
}

/** The chains in reach, by CAIP-2 id. */
export const readChains = (env: Environment): Record<string, string> => readNodes('PORTICO_VAULT_RPC', env)
