import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
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
    const config = { signal, headers, agent: false, ...(!isTrusted && { lookup: createLookup(options) }) }
    request(url, config, resolve)
      .on('error', cause =>
        reject(
          cause instanceof UpstreamFailure
            ? cause
            : new UpstreamFailure('The picture could not be fetched.', { cause }),
        ),
      )
      .end()
  })
}

export function createLookup({ resolve = lookup }: Pick<PublicFetchOptions, 'resolve'>): LookupFunction {
  return (hostname, { all: wantsAll, ...settings }, callback) => {
    resolve(hostname, { ...settings, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? refusal(), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(refusal(), '', 0)
      if (wantsAll) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
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

/** Special-purpose ranges (RFC 6890): loopback, private, cloud metadata, documentation, unassigned. */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, bits, 'ipv6')
}

/** The only global unicast range of IPv6. Ranges that embed IPv4 are outside of it, or listed as special. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  return global.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}

const usualGateway = 'https://ipfs.io'

export function locateFile(link: string, gateway: string = usualGateway): string {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)$/.exec(link) ?? []
  if (path) return `${gateway}/ipfs/${path}`
  return link.replace(/^ar:\/\//, 'https://arweave.net/')
}
