import type { Database } from '../../database/Database.js'
import {
  announcementChannel,
  createFanoutSubscriber,
  type Fanout,
  type FanoutOptions,
} from './createFanoutSubscriber.js'

export interface DatabaseFanoutOptions extends FanoutOptions {
  database: Database
}

/** The announcement is part of the transaction that stores the message: neither exists alone. */
export function createDatabaseFanout({ database, ...options }: DatabaseFanoutOptions): Fanout {
  const { deliver, onError } = options
  const subscriber = createFanoutSubscriber({
    ...options,
    sendProbe: async origin => void (await database`select pg_notify(${announcementChannel}, ${origin})`),
    onSilence: () => onError('listen', new Error('The database does not deliver notifications.')),
  })
  const stopListening = database.listen(announcementChannel, subscriber.receive, subscriber.resync)

  return {
    announce(messages) {
      for (const message of messages) deliver(message)
    },
    announceAgain() {},
    unsubscribe() {
      subscriber.close()
      stopListening()
    },
    close() {},
  }
}
