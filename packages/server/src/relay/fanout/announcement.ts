/** Where the processes on one database hear of each other's messages. */
export const announcementChannel = 'portico_relay'

/** PostgreSQL carries at most 8000 bytes at once; this many announcements stay below. */
export const announcementsAtOnce = 80

/** That a message is in the mailbox. It does not carry the message, which may be larger than the channel takes. */
export interface Announcement {
  id: number
  topic: string
  size: number
}

/** Reads what storing has written, `origin id:topic:size id:topic:size …`. */
export function parseAnnouncements(payload: string): Announcement[] {
  return payload
    .split(' ')
    .slice(1)
    .flatMap(text => {
      const [id, topic, size] = text.split(':')
      return topic === undefined ? [] : [{ id: Number(id), topic, size: Number(size) }]
    })
}

export function isFrom(origin: string, payload: string): boolean {
  return payload === origin || payload.startsWith(`${origin} `)
}
