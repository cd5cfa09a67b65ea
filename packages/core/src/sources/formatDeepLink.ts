import { parseSafeLink } from '@portico/protocol'
import { isPairingUri } from './isPairingUri.js'

export interface DeepLink {
  /** Opens the wallet with the pairing URI. */
  readonly href: string
  readonly base: string
}

export interface DeepLinkOptions {
  /** Telegram on Android decodes a link once before it passes it on. */
  readonly telegramAndroid?: boolean | undefined
  readonly schemes?: readonly string[] | undefined
}

/** The link that passes a pairing URI to a wallet app; undefined if it is not safe to open. */
export function formatDeepLink(
  link: string | undefined,
  uri: string,
  { telegramAndroid = false, schemes }: DeepLinkOptions = {},
): DeepLink | undefined {
  const base = parseBase(link, schemes)
  if (base === undefined || !isPairingUri(uri)) return undefined
  const encoded = encodeURIComponent(uri)
  const twice = telegramAndroid && !base.startsWith('https:')
  return { href: `${base}wc?uri=${twice ? encodeURIComponent(encoded) : encoded}`, base }
}

export function formatUniversalLink(link: string | undefined, uri: string): DeepLink | undefined {
  const base = parseBase(link)
  return base?.startsWith('https:') ? formatDeepLink(base, uri) : undefined
}

export function formatRequestLink(
  link: string | undefined,
  request?: { readonly id: number; readonly topic: string },
  { schemes }: Pick<DeepLinkOptions, 'schemes'> = {},
): string | undefined {
  const base = parseBase(link, schemes)
  // A bare universal link is the wallet's home page; its app handles this path.
  return base && request ? `${base}wc?requestId=${request.id}&sessionTopic=${request.topic}` : base
}

/** Registries write `name`, `name:` and `name://`. Nothing can be appended to a link with a query or fragment. */
function parseBase(link: string | undefined, schemes?: readonly string[]): string | undefined {
  if (!link || /[?#]/.test(link)) return undefined
  const named = parseSafeLink(link.includes(':') ? link : `${link.replace(/\/+$/, '')}:`, { schemes })
  const base = named?.includes('://') ? named : named && `${named.replaceAll(/[/:]/g, '')}://`
  return parseSafeLink(base && (base.endsWith('/') ? base : `${base}/`), { schemes })
}
