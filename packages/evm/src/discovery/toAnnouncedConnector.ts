import type { Connector } from '@portico/core'
import type { Announcement } from './parseAnnouncement.js'

export function toAnnouncedConnector(
  { uuid, name, rdns, icon, provider }: Announcement,
  taken: { has(id: string): boolean },
): Connector {
  // Two wallets with one name are listed separately, so that neither hides the other.
  const id = [rdns, name].find(candidate => candidate && !taken.has(candidate)) ?? uuid
  const info = { uuid, name, rdns, icon }
  return { id, name, type: 'ANNOUNCED', chain: 'eip155', imageUrl: icon, info, provider }
}
