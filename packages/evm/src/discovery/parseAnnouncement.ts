import type { Connector } from '@portico/core'
import { cleanText, parseIcon, readProperty } from '@portico/core/adapter'
import { type Eip1193Provider, isEip1193Provider } from '../provider/Eip1193Provider.js'

export interface Announcement {
  readonly uuid: string
  readonly name: string
  readonly rdns: string | undefined
  readonly icon: string | undefined
  readonly provider: Eip1193Provider
}

/** Copies an announcement, reading each field once; undefined if it is unusable. */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  const info = readProperty(detail, 'info')
  const provider = readProperty(detail, 'provider')
  const uuid = cleanText(readProperty(info, 'uuid'), 64)
  const rdns = parseRdns(readProperty(info, 'rdns'))
  const name = cleanText(readProperty(info, 'name'), 64) || rdns
  const icon = parseIcon(readProperty(info, 'icon'))
  if (!isEip1193Provider(provider) || !uuid || !name) return undefined
  return { uuid, name, rdns, icon, provider }
}

const pattern = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/

export function parseRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 253) return undefined
  const rdns = value.trim().toLowerCase()
  return pattern.test(rdns) ? rdns : undefined
}

export function toAnnouncedConnector(
  { uuid, name, rdns, icon, provider }: Announcement,
  taken: { has(id: string): boolean },
): Connector {
  // Two wallets with one name are listed separately, so that neither hides the other.
  const id = [rdns, name].find(candidate => candidate && !taken.has(candidate)) ?? uuid
  const info = { uuid, name, rdns, icon }
  return { id, name, type: 'ANNOUNCED', chain: 'eip155', imageUrl: icon, info, provider }
}
