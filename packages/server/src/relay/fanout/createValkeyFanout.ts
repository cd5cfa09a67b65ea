import { measureMessage } from '../RelayMessage.js'
import { announcementChannel, announcementsAtOnce, formatAnnouncement, formatDoubt } from './announcement.js'
import { createFanoutSubscriber } from './createFanoutSubscriber.js'
import type { Fanout, FanoutOptions } from './Fanout.js'
import { openValkeyChannel } from './valkey/openValkeyChannel.js'
import { parseValkeyUrl } from './valkey/parseValkeyUrl.js'

export interface ValkeyFanoutOptions extends FanoutOptions {
  url: string
}

/** Above this number all topics are declared doubtful. */
const mostDoubts = 10_000

/**
 * Fan-out through Valkey or Redis, right after messages are stored. Only ids and topics are sent; the mailbox is the
 * source of truth for lost announcements. Without a connection every process polls the mailbox.
 */
export function createValkeyFanout({ url, ...options }: ValkeyFanoutOptions): Fanout {
  const { origin, deliver, onError } = options
  const address = parseValkeyUrl(url)
  const tellError = (cause: unknown) => onError('fan-out', cause)
  /** Topics whose announcements may not have been sent. */
  const doubts = new Set<string>()
  const channel = openValkeyChannel({
    address,
    channel: `${announcementChannel}:${address.database}`,
    onMessage: payload => subscriber.receive(payload),
    onOpen: () => {
      subscriber.resync()
      tellDoubts()
    },
    onError: tellError,
  })
  const subscriber = createFanoutSubscriber({
    ...options,
    sendProbe: name => channel.publish(name),
    onSilence: () => {
      tellError(new Error('The fan-out server does not deliver announcements.'))
      channel.reset()
    },
  })

  function publish(entries: readonly { text: string; topic: string }[]) {
    for (let start = 0; start < entries.length; start += announcementsAtOnce) {
      const part = entries.slice(start, start + announcementsAtOnce)
      channel.publish(`${origin} ${part.map(({ text }) => text).join(' ')}`).catch(() => {
        for (const { topic } of part) if (doubts.size < mostDoubts) doubts.add(topic)
      })
    }
  }

  function tellDoubts() {
    const topics = doubts.size >= mostDoubts ? ['*'] : [...doubts]
    doubts.clear()
    publish(topics.map(topic => ({ text: formatDoubt(topic), topic })))
  }

  return {
    announce(messages) {
      for (const message of messages) deliver(message)
      publish(
        messages.map(message => {
          const { id, topic } = message
          return { text: formatAnnouncement({ id, topic, size: measureMessage(message) }), topic }
        }),
      )
    },
    announceAgain(topics) {
      publish([...new Set(topics)].map(topic => ({ text: formatDoubt(topic), topic })))
    },
    unsubscribe: subscriber.close,
    close: channel.close,
  }
}
