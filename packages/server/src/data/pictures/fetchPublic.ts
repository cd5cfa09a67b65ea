import type { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createPublicLookup, isPublicAddress, NotPublicError } from '../../http/publicAddress.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

export interface PublicFetchOptions {
  mostBytes: number
  timeout: number
  trustedHosts: readonly string[]
  signal?: AbortSignal | undefined
  resolve?: typeof lookup | undefined
}

const mostRedirects = 3

/** Connects only to the very public address that was checked, so DNS rebinding gains nothing (SSRF). */
export async function fetchPublic(link: string, options: PublicFetchOptions): Promise<Buffer> {
  const late = AbortSignal.timeout(options.timeout)
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late
  let url = parseLink(link, options)
  for (let redirects = 0; ; redirects++) {
    const response = await open(url, options, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return await readBody(response, options.mostBytes)
    response.destroy()
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location
    if (!isRedirect || redirects === mostRedirects) throw new UpstreamFailure('There is no such picture.')
    const target = headers.location ?? ''
    url = parseLink(URL.canParse(target, url) ? new URL(target, url).href : target, options)
  }
}

function parseLink(link: string, { trustedHosts }: PublicFetchOptions): URL {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw refusal()
  if (trustedHosts.includes(url.host)) return url
  // IP literals need no lookup, so they are checked here. IPv6 literals are in brackets.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.port !== '' || (isIP(host) !== 0 && !isPublicAddress(host))) throw refusal()
  return url
}

const refusal = () => new UpstreamFailure('Pictures are fetched from public addresses only.')

function open(url: URL, options: PublicFetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = options.trustedHosts.includes(url.host)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'image/*', 'User-Agent': 'portico' }
    const config = {
      signal,
      headers,
      agent: false,
      ...(!isTrusted && { lookup: createPublicLookup(options.resolve) }),
    }
    request(url, config, resolve)
      .on('error', cause =>
        reject(
          cause instanceof NotPublicError
            ? refusal()
            : new UpstreamFailure('The picture could not be fetched.', { cause }),
        ),
      )
      .end()
  })
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new UpstreamFailure('The picture is too large.')
      parts.push(part)
    }
  } catch (cause) {
    throw cause instanceof UpstreamFailure
      ? cause
      : new UpstreamFailure('The picture could not be fetched.', { cause })
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}

const usualGateway = 'https://ipfs.io'

export function locateFile(link: string, gateway: string = usualGateway): string {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)$/.exec(link) ?? []
  if (path) return `${gateway}/ipfs/${path}`
  return link.replace(/^ar:\/\//, 'https://arweave.net/')
}
