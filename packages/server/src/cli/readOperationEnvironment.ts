import type { OperationOptions } from '../admin/OperationOptions.js'
import type { ObservedRequest } from '../http/observeRequests.js'
import { ServerFailure } from '../ServerFailure.js'
import { createLog, type Log } from './createLog.js'
import { type Environment, readCount, readPort, readSwitch } from './readVariable.js'

const longestDrain = 600

/** What every service has for whoever operates it. */
export function readOperationEnvironment(env: Environment): OperationOptions {
  const port = env.PORTICO_ADMIN_PORT
  const drainSeconds = readCount('PORTICO_DRAIN_SECONDS', env, 0)
  if (drainSeconds > longestDrain)
    throw new ServerFailure(`PORTICO_DRAIN_SECONDS is ${drainSeconds}. Use at most ${longestDrain}.`)
  return {
    admin: port
      ? { host: env.PORTICO_ADMIN_HOST || '127.0.0.1', port: readPort(env, 0, 'PORTICO_ADMIN_PORT') }
      : undefined,
    drainSeconds,
  }
}

export interface ServiceLog extends Log {
  /** Undefined unless requests are to be logged. */
  onRequest: ((request: ObservedRequest) => void) | undefined
}

/** How a service writes what happens. */
export function readLogEnvironment(env: Environment, service: string): ServiceLog {
  const format = env.PORTICO_LOG || 'text'
  if (format !== 'text' && format !== 'json')
    throw new ServerFailure(`PORTICO_LOG is "${format}". Use text or json.`)
  const log = createLog({ service, format })
  return {
    ...log,
    onRequest: readSwitch('PORTICO_LOG_REQUESTS', env, false)
      ? ({ method, route, status, milliseconds }) =>
          log.info('request', { method, route, status, milliseconds: Math.round(milliseconds) })
      : undefined,
  }
}
