import { ServerFailure } from '../ServerFailure.js'
import { traceFetch } from '../tracing/createTracer.js'

export class AnswerTooLong extends ServerFailure {
  constructor(mostBytes: number) {
    super(`The answer has more than ${mostBytes} bytes.`)
  }
}

export async function readCapped({ body }: Response, mostBytes: number, onBytes?: (count: number) => void) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    onBytes?.(part.length)
    if (bytes > mostBytes) throw new AnswerTooLong(mostBytes)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

interface CappedInit extends RequestInit {
  timeout?: number
  mostBytes?: number
}

/** Calls a service that is not trusted: limited in time and size, and redirects are not followed. */
export async function fetchCapped(service: string, url: string | URL, options: CappedInit = {}) {
  const { timeout = 5000, mostBytes = 256 * 1024, signal = AbortSignal.timeout(timeout), ...init } = options
  const response = await traceFetch(service, () => fetch(url, { ...init, redirect: 'error', signal }))
  return { status: response.status, ok: response.ok, text: await readCapped(response, mostBytes) }
}
