import { type Environment, readSwitch } from './readVariable.js'

/** What may be set for a trial. */
const allowed = ['PORTICO_DATA', 'PORTICO_SANDBOX', 'PORTICO_TRIAL', 'PORTICO_VAULT_RPC']

/**
 * Whether everything is to run at once, to be tried on this machine: where nothing is configured. Whoever has set
 * anything about hosts, databases or mail gets that and nothing beside it.
 */
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
