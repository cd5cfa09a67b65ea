import { type Family, isFamily } from '../data/nodes/identifyChain.js'
import type { EscrowOptions } from '../escrow/EscrowOptions.js'
import { ServerFailure } from '../ServerFailure.js'
import { readDatabaseEnvironment } from './readEnvironment.js'
import { readOperationEnvironment } from './readOperationEnvironment.js'
import {
  type Environment,
  readCount,
  readEntries,
  readList,
  readNodes,
  readOptionalUrl,
  readPort,
  readProxies,
  readUrl,
  requireVariables,
} from './readVariable.js'

const needed = [
  'PORTICO_ESCROW_KEK',
  'PORTICO_ESCROW_URL',
  'PORTICO_AUTH_URL',
  'PORTICO_VAULT_URL',
  'PORTICO_SMTP_URL',
  'PORTICO_MAIL_FROM',
] as const

export function readEscrowEnvironment(env: Environment): EscrowOptions {
  const values = requireVariables(env, needed, 'The escrow')
  return {
    ...readDatabaseEnvironment(env),
    ...readOperationEnvironment(env, 'escrow'),
    host: env.HOST || '127.0.0.1',
    port: readPort(env, 4500),
    url: readUrl('PORTICO_ESCROW_URL', values.PORTICO_ESCROW_URL),
    vaultUrl: readUrl('PORTICO_VAULT_URL', values.PORTICO_VAULT_URL),
    authUrl: readUrl('PORTICO_AUTH_URL', values.PORTICO_AUTH_URL),
    authKeysUrl: readOptionalUrl('PORTICO_AUTH_KEYS_URL', env),
    keys: readList(values.PORTICO_ESCROW_KEK),
    smtpUrl: values.PORTICO_SMTP_URL,
    mailFrom: values.PORTICO_MAIL_FROM,
    newDeviceHours: readCount('PORTICO_NEW_DEVICE_HOURS', env, 24),
    smallWalletMinutes: readCount('PORTICO_SMALL_WALLET_MINUTES', env, 2),
    stake: {
      nodes: readNodes('PORTICO_ESCROW_RPC', env),
      smallAmounts: readEntries('PORTICO_SMALL_AMOUNTS', env, /^([^=]+)=([0-9.]+)$/, 'eip155:1=0.01'),
      families: readFamilies(env),
    },
    limits: { releasesPerHour: readCount('PORTICO_ESCROW_RELEASES', env, 60) },
    trustProxy: readProxies(env),
  }
}

function readFamilies({ PORTICO_ESCROW_FAMILIES: text }: Environment): Family[] | undefined {
  if (!text) return undefined
  return readList(text).map(name => {
    if (isFamily(name)) return name
    throw new ServerFailure(`PORTICO_ESCROW_FAMILIES has "${name}". Write it as eip155,solana.`)
  })
}
