import type { Database } from '../../database/Database.js'
import { announcementChannel } from './announcement.js'
import { createHearing } from './createHearing.js'
import type { Fanout, FanoutOptions } from './Fanout.js'

export interface DatabaseFanoutOptions extends FanoutOptions {
  database: Database
}

/**
 * Processes on one database tell each other, by its notifications, what they have stored. The announcement is part of
 * the transaction that stores, so that there is not one without the other. A connection that listens may break:
 * then the mailbox is looked through for what was missed.
 */
export function createDatabaseFanout({ database, ...options }: DatabaseFanoutOptions): Fanout {
  const { deliver, onError } = options
  const hearing = createHearing({
    ...options,
    call: async origin => void (await database`select pg_notify(${announcementChannel}, ${origin})`),
    onDeaf: () => onError('listen', new Error('The database does not pass notifications on.')),
  })
  const stopListening = database.listen(announcementChannel, hearing.hear, hearing.startOver)

  return {
    announce(messages) {
      for (const message of messages) deliver(message)
    },
    announceAgain() {},
    stopHearing() {
      hearing.close()
      stopListening()
    },
    close() {},
  }
}
