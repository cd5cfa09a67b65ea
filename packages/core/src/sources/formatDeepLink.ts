import { parseSafeLink } from '@portico/protocol'
import { isPairingUri } from './isPairingUri.js'

export interface DeepLink {
  /** What a tap opens: the wallet with the pairing code. */
  readonly href: string
  /** The wallet alone, to be opened again for later requests. */
  readonly base: string
}

export interface DeepLinkOptions {
  /** Telegram on Android decodes a link once before it hands it on. */
  readonly telegramAndroid?: boolean | undefined
  /** Schemes of wallets that the page's owner has named. */
  readonly schemes?: readonly string[] | undefined
}

/** The link that takes a pairing code to a wallet app, or undefined where it would not be safe to open. */
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

/** The same for a link that a browser opens too: https and nothing else. */
export function formatUniversalLink(link: string | undefined, uri: string): DeepLink | undefined {
  const base = parseBase(link)
  return base?.startsWith('https:') ? formatDeepLink(base, uri) : undefined
}

/** Opens a wallet for a request that is already on its way to it. */
export function formatRequestLink(
  link: string | undefined,
  request?: { readonly id: number; readonly topic: string },
  { schemes }: Pick<DeepLinkOptions, 'schemes'> = {},
): string | undefined {
  const base = parseBase(link, schemes)
  // A bare universal link is the wallet's home page; what its app takes over begins with this path.
  return base && request ? `${base}wc?requestId=${request.id}&sessionTopic=${request.topic}` : base
}

/** Registries write schemes as `name`, `name:` and `name://`. What comes behind a query or a fragment opens nothing. */
function parseBase(link: string | undefined, schemes?: readonly string[]): string | undefined {
  if (!link || /[?#]/.test(link)) return undefined
  const named = parseSafeLink(link.includes(':') ? link : `${link.replace(/\/+$/, '')}:`, { schemes })
  const base = named?.includes('://') ? named : named && `${named.replaceAll(/[/:]/g, '')}://`
  return parseSafeLink(base && (base.endsWith('/') ? base : `${base}/`), { schemes })
}
