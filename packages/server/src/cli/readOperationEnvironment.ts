import type { OperationOptions } from '../admin/openAdmin.js'
import type { ObservedRequest } from '../http/observeRequests.js'
import { ServerFailure } from '../ServerFailure.js'
import type { TraceOptions } from '../tracing/createSpanExporter.js'
import { createLog, type Log } from './createLog.js'
import { type Environment, readCount, readPort, readSwitch, readUrl } from './readVariable.js'

const longestDrain = 600

export function readOperationEnvironment(env: Environment, service = 'server'): OperationOptions {
  const port = env.PORTICO_ADMIN_PORT
  const drainSeconds = readCount('PORTICO_DRAIN_SECONDS', env, 0)
  if (drainSeconds > longestDrain)
    throw new ServerFailure(`PORTICO_DRAIN_SECONDS is ${drainSeconds}. Use at most ${longestDrain}.`)
  return {
    admin: port
      ? { host: env.PORTICO_ADMIN_HOST || '127.0.0.1', port: readPort(env, 0, 'PORTICO_ADMIN_PORT') }
      : undefined,
    drainSeconds,
    traces: readTraceEnvironment(env, service),
  }
}

/** Reads the OpenTelemetry variables. Headers may contain a key, so errors never quote them. */
function readTraceEnvironment(env: Environment, service: string): TraceOptions | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = env
  if (!base && !own) return undefined
  const url = own
    ? readUrl('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own)
    : `${readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', base ?? '')}/v1/traces`
  const headers = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '')
    .split(',')
    .filter(entry => entry.trim() !== '')
    .map((entry, index) => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(entry) ?? []
      if (name === undefined || value === undefined)
        throw new ServerFailure(
          `Entry ${index + 1} of OTEL_EXPORTER_OTLP_HEADERS is not valid. Write it as name=value.`,
        )
      return [name, decode(value)]
    })
  return {
    url,
    headers: Object.fromEntries(headers),
    serviceName: env.OTEL_SERVICE_NAME || `portico-${service}`,
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export interface ServiceLog extends Log {
  onRequest: ((request: ObservedRequest) => void) | undefined
}

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
