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

export interface Announcements {
  stored: readonly Announcement[]
  /** Topics about which an announcement may have been lost: whoever listens to them looks into the mailbox. */
  doubtful: readonly string[] | 'all'
}

/** Reads `origin id:topic:size id:topic:size …`, where a topic without an id is doubtful, and `*` are all topics. */
export function parseAnnouncements(payload: string): Announcements {
  const entries = payload.split(' ').slice(1)
  const stored: Announcement[] = []
  const doubtful: string[] = []
  for (const text of entries) {
    const [id = '', topic, size] = text.split(':')
    if (topic === undefined) continue
    if (id === '') doubtful.push(topic)
    else stored.push({ id: Number(id), topic, size: Number(size) })
  }
  return { stored, doubtful: doubtful.includes('*') ? 'all' : doubtful }
}

export const formatAnnouncement = ({ id, topic, size }: Announcement) => `${id}:${topic}:${size}`

export const formatDoubt = (topic: string) => `:${topic}`

export function isFrom(origin: string, payload: string): boolean {
  return payload === origin || payload.startsWith(`${origin} `)
}
