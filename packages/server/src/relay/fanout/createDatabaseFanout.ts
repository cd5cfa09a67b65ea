import type { Database } from '../../database/Database.js'
import { createBatcher } from '../mailbox/createBatcher.js'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { type Announcement, announcementChannel, isFrom, parseAnnouncements } from './announcement.js'
import type { Fanout } from './Fanout.js'

export interface DatabaseFanoutOptions {
  database: Database
  limits: RelayLimits
  /** What this process signs its announcements with. */
  origin: string
  isWanted(topic: string): boolean
  findMessages(ids: readonly number[]): Promise<StoredMessage[]>
  deliver(message: StoredMessage): void
  /** Another process has stored something. */
  onForeign(announcement: Announcement): void
  /** Announcements may have passed unheard, on these topics or on any: the mailbox knows. */
  onMissed(topics?: readonly string[]): void
  onError(what: string, cause: unknown): void
}

// Each may be as large as a message gets, and all of them are in memory for a moment.
const fetchedAtOnce = 50

/**
 * Processes on one database tell each other, by its notifications, what they have stored. The announcement is part of
 * the transaction that stores, so that there is not one without the other. A connection that listens may break,
 * or be deaf without anybody knowing: then the mailbox is looked through for what was missed.
 */
export function createDatabaseFanout(options: DatabaseFanoutOptions): Fanout {
  const { database, limits, origin, deliver, onMissed, onError } = options
  let isClosed = false
  let hasHeard = true

  const foreign = createBatcher<Announcement, undefined>({
    delay: 0,
    maximum: fetchedAtOnce,
    backlog: limits.commitBacklog,
    run: async announced => {
      const found = await options.findMessages(announced.map(({ id }) => id))
      const messages = new Map(found.map(message => [message.id, message]))
      for (const { id } of announced) {
        const message = messages.get(id)
        if (message) deliver(message)
      }
      return announced.map(() => undefined)
    },
  })

  function hear(payload: string) {
    if (isClosed) return
    if (isFrom(origin, payload)) {
      hasHeard = true
      return
    }
    for (const announcement of parseAnnouncements(payload)) {
      const { topic } = announcement
      options.onForeign(announcement)
      if (options.isWanted(topic)) foreign.add(announcement).catch(() => onMissed([topic]))
    }
  }

  const listening = database.listen(announcementChannel, hear, () => {
    if (!isClosed) onMissed()
  })
  // The driver goes on trying by itself.
  listening.catch(cause => isClosed || onError('listen', cause))

  const timer = setInterval(() => {
    if (!hasHeard) {
      onError('listen', new Error('The database does not pass notifications on.'))
      onMissed()
    }
    hasHeard = false
    database.notify(announcementChannel, origin).catch(cause => onError('listen', cause))
  }, limits.listenCheck)

  return {
    announce(messages) {
      for (const message of messages) deliver(message)
    },
    close() {
      isClosed = true
      clearInterval(timer)
      listening.then(({ unlisten }) => unlisten()).catch(() => {})
    },
  }
}
