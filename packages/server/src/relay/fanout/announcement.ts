/** Notification channel between the processes on one database. */
export const announcementChannel = 'portico_relay'

/** A PostgreSQL notification carries at most 8000 bytes; this many announcements stay below. */
export const announcementsAtOnce = 80

/** Announces a stored message without its content, which may exceed the channel's limit. */
export interface Announcement {
  id: number
  topic: string
  size: number
}

export interface Announcements {
  stored: readonly Announcement[]
  /** Topics whose announcements may have been lost: subscribers have to be served from the mailbox. */
  doubtful: readonly string[] | 'all'
}

/**
 * Parses `origin id:topic:size id:topic:size …`, where a topic without an id is doubtful, and `*` means all topics.
 */
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
