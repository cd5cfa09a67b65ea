import { defineNetwork, type NetworkInput, type ServiceUrls } from '@portico/core'

export interface CspOptions {
  /** The networks of the site, whose endpoints are allowed. */
  readonly networks?: readonly NetworkInput[] | undefined
  /** Custom endpoints, as in the kit's option of the same name. */
  readonly customRpcUrls?: Readonly<Record<string, readonly { readonly url: string }[]>> | undefined
  readonly services?: string | ServiceUrls | undefined
  /** Remote wallets: `true` for the public relay, or the URLs of yours. @default `false` */
  readonly relay?: boolean | string | readonly string[] | undefined
  /** The Verify service of remote wallets, or `false`. @default the public one with the public relay */
  readonly verify?: string | false | undefined
  readonly vault?: string | undefined
  /** Origins that may embed this page in a frame. @default the site's own; none with `[]` */
  readonly frameAncestors?: readonly string[] | undefined
  /** For inline scripts of your server; it must be new in every response. */
  readonly nonce?: string | undefined
}

const publicRelay = 'wss://relay.walletconnect.org'
const publicVerify = 'https://verify.walletconnect.org'

/** The `Content-Security-Policy` header for a page with only the kit. Add what your own code loads. */
export function createCsp(options: CspOptions): string {
  const { networks = [], customRpcUrls = {}, services, relay = false, vault, frameAncestors, nonce } = options
  const { config, images, data, analytics } = toUrls(services)
  const endpoints = [
    ...networks.flatMap(network => defineNetwork(network).rpcUrls.default.http),
    ...Object.values(customRpcUrls).flatMap(list => list.map(({ url }) => url)),
  ]
  const verify = options.verify ?? (relay === true && publicVerify)
  const frames = [vault, verify || undefined]
  const relayUrls = relay === true ? [publicRelay] : relay || []
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...(nonce ? [`'nonce-${checkNonce(nonce)}'`] : [])]],
    ['connect-src', ["'self'", ...toOrigins([config, data, analytics, ...[relayUrls].flat(), ...endpoints])]],
    // Wallets announce their icons as data URLs.
    ['img-src', ["'self'", 'data:', ...toOrigins([images ?? config, data])]],
    ['frame-src', frames.some(Boolean) ? toOrigins(frames) : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', toAncestors(frameAncestors)],
    ['require-trusted-types-for', ["'script'"]],
  ]
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

const toUrls = (services: CspOptions['services']): ServiceUrls =>
  typeof services === 'string'
    ? { config: services, images: services, data: services, analytics: services }
    : (services ?? {})

function toAncestors(pages: readonly string[] | undefined): readonly string[] {
  if (!pages) return ["'self'"]
  return pages.length > 0 ? ["'self'", ...toOrigins(pages)] : ["'none'"]
}

function toOrigins(urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.filter(url => url !== undefined).map(toOrigin))]
}

function toOrigin(url: string): string {
  const { origin, protocol } = new URL(url)
  if (!['https:', 'http:', 'wss:', 'ws:'].includes(protocol))
    throw new TypeError(`Not an http(s) or ws(s) URL: ${url}`)
  return origin
}

/** Base64 of either alphabet, as the standard requires. */
function checkNonce(nonce: string): string {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(nonce)) throw new TypeError('The nonce must be base64.')
  return nonce
}
