import type { PairingPeer } from '@portico/core'
import { cleanText } from '@portico/core/adapter'
import { isSafeLink } from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'

/** What the other side says about itself: shown, never believed. */
export function parsePeer(value: unknown): PairingPeer {
  const source = isRecord(value) ? value : {}
  const redirect = isRecord(source.redirect) ? source.redirect : {}
  const native = parseLink(redirect.native)
  const universal = parseLink(redirect.universal)
  const icons = Array.isArray(source.icons) ? source.icons : []
  return {
    name: cleanText(source.name, 60),
    description: cleanText(source.description, 300),
    url: parseLink(source.url) ?? '',
    icons: icons
      .filter(icon => typeof icon === 'string' && /^https:\/\//.test(icon) && icon.length < 2000)
      .slice(0, 5),
    ...((native || universal) && {
      redirect: { ...(native && { native }), ...(universal && { universal }) },
    }),
  }
}

function parseLink(value: unknown): string | undefined {
  return typeof value === 'string' && value.length < 500 && isSafeLink(value) ? value : undefined
}
