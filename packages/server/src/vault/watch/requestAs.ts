import * as http from 'node:http'
import * as https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { ServerFailure } from '../../ServerFailure.js'
import type { Visitor } from './visitors.js'

export interface Served {
  status: number
  /** By lower-case name; values of a repeated header are joined. */
  headers: ReadonlyMap<string, string>
  body: Buffer
}

const mostBytes = 16 * 1024 * 1024
const timeout = 20_000
const tries = 8
const longestWait = 60

const decoders = { gzip: gunzip, br: brotliDecompress, deflate: inflate } as const

/**
 * Requests a path as the browser of a visitor does. Node's `fetch` adds headers by which a server could tell it from a
 * browser. Redirects are not followed.
 */
export async function requestAs(visitor: Visitor, url: URL, agents: Agents): Promise<Served> {
  for (let count = 1; ; count++) {
    const served = await requestOnce(visitor, url, agents)
    if (served.status !== 429 || count === tries) return served
    const seconds = Number(served.headers.get('retry-after') ?? 1)
    await wait(Math.min(Number.isFinite(seconds) ? seconds : 1, longestWait) * 1000)
  }
}

export interface Agents {
  http: http.Agent
  https: https.Agent
}

export function createAgents(): Agents & { close(): void } {
  const options = { keepAlive: true, maxSockets: 8 }
  const agents = { http: new http.Agent(options), https: new https.Agent(options) }
  return {
    ...agents,
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

const pageHeaders = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Sec-Fetch-Dest': 'iframe',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'same-site',
}
const assetHeaders = {
  Accept: '*/*',
  'Sec-Fetch-Dest': 'script',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Site': 'same-origin',
}

async function requestOnce({ headers }: Visitor, url: URL, agents: Agents): Promise<Served> {
  const isSecure = url.protocol === 'https:'
  const usual = url.pathname.startsWith('/v/') ? assetHeaders : pageHeaders
  const options = {
    agent: isSecure ? agents.https : agents.http,
    headers: { ...usual, ...headers },
    signal: AbortSignal.timeout(timeout),
  }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, resolve)
    request.on('error', reject).end()
  })
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    length += part.length
    if (length > mostBytes) throw new ServerFailure(`The response has more than ${mostBytes} bytes.`)
    parts.push(part)
  }
  const names = Object.entries(response.headersDistinct)
  const received = new Map(names.map(([name, values = []]) => [name, values.join(', ')]))
  const body = await decode(Buffer.concat(parts), received.get('content-encoding') ?? 'identity')
  return { status: response.statusCode ?? 0, headers: received, body }
}

async function decode(body: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding !== 'gzip' && encoding !== 'br' && encoding !== 'deflate')
    throw new ServerFailure(`The response has the unknown encoding ${encoding}.`)
  return await promisify<Buffer, object, Buffer>(decoders[encoding])(body, { maxOutputLength: mostBytes })
}
