import { cleanText } from '@portico/core/adapter'
import type { PairingPeer } from '../client/PairingClient.js'
import { isRecord } from '../messages/isRecord.js'

/** An https URL with an ASCII host. App schemes come only from the registry, never from the peer. */
const pageShape = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][\x21-\x7e]*)?$/i

/** The peer's metadata: displayed, never trusted. */
export function parsePeer(value: unknown): PairingPeer {
  const source = isRecord(value) ? value : {}
  const redirect = isRecord(source.redirect) ? source.redirect : {}
  const universal = parseLink(redirect.universal)
  const icons = Array.isArray(source.icons) ? source.icons : []
  return {
    name: cleanText(source.name, 60),
    description: cleanText(source.description, 300),
    url: parseLink(source.url) ?? '',
    icons: icons
      .filter(icon => typeof icon === 'string' && /^https:\/\//.test(icon) && icon.length < 2000)
      .slice(0, 5),
    ...(universal && { redirect: { universal } }),
  }
}

function parseLink(value: unknown): string | undefined {
  return typeof value === 'string' && value.length < 500 && pageShape.test(value) ? value : undefined
}
