import type { Database } from '../../database/Database.js'
import type { RelayLimits } from '../relayLimits.js'

interface TopicUsage {
  count: number
  size: number
}

const maximumTopics = 50_000
const empty: Readonly<TopicUsage> = { count: 0, size: 0 }

/**
 * Knows how full each topic is. The database is asked about a topic that is new here or seems full; in between the
 * messages that pass are counted, so that a busy topic costs no query.
 */
export function createUsage(database: Database, limits: RelayLimits) {
  const known = new Map<string, Readonly<TopicUsage>>()

  async function count(topics: readonly string[], now: number) {
    const rows = await database<({ topic: string } & TopicUsage)[]>`
      select topic, count(*)::int as count, sum(size)::int as size from relay_messages
      where topic = any(${topics}) and expires_at > ${now} group by topic`
    for (const topic of topics) known.set(topic, empty)
    for (const { topic, count, size } of rows) known.set(topic, { count, size })
    for (const oldest of known.keys()) {
      if (known.size <= maximumTopics) break
      known.delete(oldest)
    }
  }

  const isFull = (topic: string, size: number) => {
    const usage = known.get(topic) ?? empty
    return usage.count + 1 > limits.mailboxMessages || usage.size + size > limits.mailboxBytes
  }

  /** What a reader has had makes room for what none has; mail that nobody has seen is never given up. */
  async function makeRoom(topics: readonly string[], now: number) {
    await database`
      with gone as (
        delete from relay_messages as message where topic = any(${topics})
          and exists (select from relay_deliveries where message_id = message.id)
        returning id
      )
      delete from relay_deliveries using gone where message_id = gone.id`
    await count(topics, now)
  }

  /** Looks up what must be known before `add` is asked about these messages. */
  async function prepare(messages: readonly { topic: string; size: number }[], now: number) {
    const unknown = messages.filter(({ topic }) => !known.has(topic))
    if (unknown.length > 0) await count([...new Set(unknown.map(({ topic }) => topic))], now)
    const total = new Map<string, Readonly<TopicUsage>>()
    for (const { topic, size } of messages) {
      const sum = total.get(topic) ?? empty
      total.set(topic, { count: sum.count + 1, size: sum.size + size })
    }
    const findOverflowing = (topics: Iterable<string>) =>
      [...topics].filter(topic => {
        const usage = known.get(topic) ?? empty
        const sum = total.get(topic) ?? empty
        return usage.count + sum.count > limits.mailboxMessages || usage.size + sum.size > limits.mailboxBytes
      })
    const suspected = findOverflowing(total.keys())
    if (suspected.length === 0) return
    // What was counted here may have expired since.
    await count(suspected, now)
    const overflowing = findOverflowing(suspected)
    if (overflowing.length > 0) await makeRoom(overflowing, now)
  }

  /** Counts a message, or says that its topic has no room for it. */
  function add(topic: string, size: number): boolean {
    if (isFull(topic, size)) return false
    const usage = known.get(topic) ?? empty
    // Set anew, so that the map's first key is the one used longest ago.
    known.delete(topic)
    known.set(topic, { count: usage.count + 1, size: usage.size + size })
    return true
  }

  /** Counts what another process has stored, as far as the topic is known here. */
  function note(topic: string, size: number) {
    const usage = known.get(topic)
    if (usage) known.set(topic, { count: usage.count + 1, size: usage.size + size })
  }

  return { prepare, add, note }
}

export type Usage = ReturnType<typeof createUsage>
