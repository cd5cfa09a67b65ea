import { ServerFailure } from '../ServerFailure.js'
import type { SmartAccountOptions, VaultOptions, VaultSigners } from '../vault/VaultOptions.js'
import { readSwapRouters } from './readDataEnvironment.js'
import { readOperationEnvironment } from './readOperationEnvironment.js'
import {
  type Environment,
  readList,
  readNodes,
  readOptionalUrl,
  readPort,
  readProxies,
  readSwitch,
  readUrl,
  requireVariables,
} from './readVariable.js'

const needed = ['PORTICO_AUTH_URL'] as const

export function readVaultEnvironment(env: Environment): VaultOptions {
  const values = requireVariables(env, needed, 'The vault')
  const authUrl = readUrl('PORTICO_AUTH_URL', values.PORTICO_AUTH_URL)
  return {
    ...readOperationEnvironment(env, 'vault'),
    host: env.HOST || '127.0.0.1',
    port: readPort(env, 4400),
    folder: env.PORTICO_VAULT_FOLDER || undefined,
    // The same server, unless it has another URL on the internal network.
    projects: { servicesUrl: readOptionalUrl('PORTICO_SERVICES_URL', env) ?? authUrl },
    authUrl,
    escrowUrl: readOptionalUrl('PORTICO_ESCROW_URL', env),
    trustProxy: readProxies(env),
    rpcUrls: readPublicNodes('PORTICO_VAULT_RPC', env),
    swapRouters: readSwapRouters(env),
    smartAccounts: readSmartAccounts(env),
    signers: readSigners(env),
  }
}

function readSigners(env: Environment): VaultSigners | undefined {
  const keys = readList(env.PORTICO_VAULT_SIGNERS)
  if (keys.length === 0) return
  return {
    keys,
    manifest: env.PORTICO_VAULT_MANIFEST || 'vault.json',
    data: env.PORTICO_DATA || '.portico',
  }
}

export const readChains = (env: Environment): Record<string, string> => readNodes('PORTICO_VAULT_RPC', env)

/** URLs that the vault exposes to every visitor. One that contains a key needs explicit confirmation. */
function readPublicNodes(name: string, env: Environment): Record<string, string> {
  const nodes = readNodes(name, env)
  const [chain] = Object.entries(nodes).find(([, url]) => hasKey(new URL(url))) ?? []
  if (chain === undefined || readSwitch('PORTICO_VAULT_PUBLIC_KEYS', env, false)) return nodes
  throw new ServerFailure(
    `${name} seems to have a key in its address for ${chain}, which the vault's pages would show to every visitor. Use an address without one, or limit the key to the vault's origin and set PORTICO_VAULT_PUBLIC_KEYS=1.`,
  )
}

const hasKey = ({ username, password, search, pathname }: URL) =>
  Boolean(username || password || search) ||
  pathname.split('/').some(part => /^[\w-]{20,}$/.test(part) && /\d/.test(part) && /[a-z]/i.test(part))

const factoryEntry = /^(eip155:[1-9]\d{0,15})=(0x[\da-fA-F]{40})\/(0x[\da-fA-F]{40})$/

export function readSmartAccounts(env: Environment): Record<string, SmartAccountOptions> | undefined {
  const bundlers = readPublicNodes('PORTICO_VAULT_BUNDLERS', env)
  const paymasters = readPublicNodes('PORTICO_VAULT_PAYMASTERS', env)
  const contracts = Object.fromEntries(
    readList(env.PORTICO_VAULT_FACTORIES).map(entry => {
      const [, chain, factory, implementation] = factoryEntry.exec(entry) ?? []
      if (chain && factory && implementation) return [chain, { factory, implementation }]
      throw new ServerFailure(
        `PORTICO_VAULT_FACTORIES has "${entry}". Write it as eip155:1=0xfactory/0ximplementation.`,
      )
    }),
  )
  const nodes = readChains(env)
  const chains = new Set([bundlers, paymasters, contracts].flatMap(values => Object.keys(values)))
  const entries = [...chains].map((chain): [string, SmartAccountOptions] => {
    const [bundler, contract] = [bundlers[chain], contracts[chain]]
    if (!bundler || !contract || !nodes[chain])
      throw new ServerFailure(
        `Smart accounts on ${chain} need PORTICO_VAULT_BUNDLERS, PORTICO_VAULT_FACTORIES and PORTICO_VAULT_RPC.`,
      )
    return [chain, { bundler, paymaster: paymasters[chain], ...contract }]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
