import type { Database } from '../../database/Database.js'
import type { RelayLimits } from '../relayLimits.js'

interface TopicUsage {
  unread: number
  unreadSize: number
  count: number
  size: number
}

const maximumTopics = 50_000
const empty: Readonly<TopicUsage> = { unread: 0, unreadSize: 0, count: 0, size: 0 }

/**
 * Tracks how full each topic is. The database is queried for topics that are unknown or seem full; in between,
 * messages are counted as unread, so that a busy topic costs no query.
 *
 * A full topic rejects new messages and never drops stored ones. Anyone who knows a topic can read and write it, so
 * neither an acknowledgement nor a flood proves that the intended recipient has received a message.
 */
export function createUsage(database: Database, limits: RelayLimits) {
  const known = new Map<string, Readonly<TopicUsage>>()

  async function count(topics: readonly string[], now: number) {
    const rows = await database<({ topic: string } & TopicUsage)[]>`
      select topic, count(*)::int as count, sum(size)::int as size,
        count(*) filter (where is_unread)::int as unread,
        coalesce(sum(size) filter (where is_unread), 0)::int as unread_size
      from (
        select topic, size,
          not exists (select from relay_deliveries where message_id = message.id) as is_unread
        from relay_messages as message where topic = any(${topics}) and expires_at > ${now}
      ) as held group by topic`
    for (const topic of topics) known.set(topic, empty)
    for (const { topic, ...usage } of rows) known.set(topic, usage)
    for (const oldest of known.keys()) {
      if (known.size <= maximumTopics) break
      known.delete(oldest)
    }
  }

  const isOver = ({ unread, unreadSize, count, size }: TopicUsage) =>
    unread > limits.mailboxMessages ||
    unreadSize > limits.mailboxBytes ||
    count > limits.topicMessages ||
    size > limits.topicBytes

  async function prepare(messages: readonly { topic: string; size: number }[], now: number) {
    const unknown = messages.filter(({ topic }) => !known.has(topic))
    if (unknown.length > 0) await count([...new Set(unknown.map(({ topic }) => topic))], now)
    const expected = new Map<string, Readonly<TopicUsage>>()
    for (const { topic, size } of messages)
      expected.set(topic, plus(expected.get(topic) ?? known.get(topic) ?? empty, size))
    const suspected = [...expected].filter(([, usage]) => isOver(usage)).map(([topic]) => topic)
    if (suspected.length > 0) await count(suspected, now)
  }

  function add(topic: string, size: number): boolean {
    const usage = plus(known.get(topic) ?? empty, size)
    if (isOver(usage)) return false
    // Re-inserting keeps the map in least-recently-used order.
    known.delete(topic)
    known.set(topic, usage)
    return true
  }

  function note(topic: string, size: number) {
    const usage = known.get(topic)
    if (usage) known.set(topic, plus(usage, size))
  }

  return { prepare, add, note }
}

export type Usage = ReturnType<typeof createUsage>

function plus({ unread, unreadSize, count, size }: TopicUsage, added: number): TopicUsage {
  return { unread: unread + 1, unreadSize: unreadSize + added, count: count + 1, size: size + added }
}
