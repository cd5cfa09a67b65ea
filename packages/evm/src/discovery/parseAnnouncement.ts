import { cleanText, parseIcon, readProperty } from '@portico/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { isEip1193Provider } from '../provider/isEip1193Provider.js'
import { parseRdns } from './parseRdns.js'

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
