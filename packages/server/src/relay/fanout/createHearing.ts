import { createBatcher } from '../mailbox/createBatcher.js'
import { type Announcement, isFrom, parseAnnouncements } from './announcement.js'
import type { FanoutOptions } from './Fanout.js'

// Each may be as large as a message gets, and all of them are in memory for a moment.
const fetchedAtOnce = 50

export interface HearingOptions extends FanoutOptions {
  /** Sends this process its own name by the way that announcements take. */
  call(origin: string): Promise<void>
  /** The call was not heard. */
  onDeaf(): void
}

/**
 * Takes what other processes announce, fetches what clients here wait for, and checks again and again that there is
 * anything to be heard: a connection may be deaf without anybody knowing. Then the mailbox is looked through.
 */
export function createHearing(options: HearingOptions) {
  const { limits, origin, deliver, onMissed, onError } = options
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

  const timer = setInterval(() => {
    if (!hasHeard) {
      options.onDeaf()
      onMissed()
    }
    hasHeard = false
    options.call(origin).catch(cause => isClosed || onError('listen', cause))
  }, limits.listenCheck)

  return {
    hear(payload: string) {
      if (isClosed) return
      if (isFrom(origin, payload)) {
        hasHeard = true
        return
      }
      const { stored, doubtful } = parseAnnouncements(payload)
      for (const announcement of stored) {
        const { topic } = announcement
        options.onForeign(announcement)
        if (options.isWanted(topic)) foreign.add(announcement).catch(() => onMissed([topic]))
      }
      if (doubtful === 'all') onMissed()
      else if (doubtful.length > 0) onMissed(doubtful)
    },
    /** The connection is new: what passed before it was there is in the mailbox. */
    startOver() {
      if (!isClosed) onMissed()
    },
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}
