import { type Environment, readSwitch } from './readVariable.js'

const allowed = ['PORTICO_DATA', 'PORTICO_SANDBOX', 'PORTICO_TRIAL', 'PORTICO_VAULT_RPC']

/**
 * A trial runs all services on this machine, and starts only if nothing is configured: any setting of hosts,
 * databases or mail turns it off.
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
