import type { StoredMessage } from '../RelayMessage.js'
import type { Connection } from './Connection.js'
import { closeSocket } from './closeSocket.js'
import { type PushTools, pushMessage } from './pushMessage.js'

/** Connections and subscriptions of this process. They are lost with the process; clients subscribe again. */
export function createHub(tools: PushTools) {
  const { limits, outbox } = tools
  const connections = new Set<Connection>()
  const clients = createGroups<Connection>()
  const addresses = createGroups<Connection>()
  const topics = createGroups<Connection>()

  /**
   * A client's newest connection must not compete with a dead one, so older ones are probed and dropped if they do
   * not respond. One that responds is another tab of the same browser: closing it would make the two tabs replace
   * each other forever.
   */
  function join(connection: Connection) {
    const older = [...clients.get(connection.client)]
    for (const { socket } of older.slice(0, Math.max(0, older.length + 1 - limits.connectionsPerClient)))
      closeSocket(socket, 1008, 'replaced: The client has too many connections.')
    for (const other of older) {
      probe(other)
      if (connection.isProven) other.successor = connection
    }
    connections.add(connection)
    clients.add(connection.client, connection)
    addresses.add(connection.addressKey, connection)
  }

  function probe(connection: Connection) {
    connection.probedAt ??= performance.now()
    outbox.ping(connection)
  }

  function leave(connection: Connection) {
    connections.delete(connection)
    clients.remove(connection.client, connection)
    addresses.remove(connection.addressKey, connection)
    for (const topic of connection.topics) topics.remove(topic, connection)
    connection.topics.clear()
    outbox.forget(connection)
  }

  function subscribe(connection: Connection, topic: string) {
    connection.topics.add(topic)
    topics.add(topic, connection)
  }

  function unsubscribe(connection: Connection, topic: string) {
    connection.topics.delete(topic)
    topics.remove(topic, connection)
  }

  function deliver(message: StoredMessage) {
    for (const connection of topics.get(message.topic)) {
      if (connection.client !== message.publisher) deliverTo(connection, message)
    }
  }

  function deliverTo(connection: Connection, message: StoredMessage) {
    // The mailbox was read between storing and announcing.
    if (connection.unacknowledged.has(message.id) || connection.drained.has(message.id)) return
    if (connection.drains.size === 0) return pushMessage(connection, message, tools)
    const drain = [...connection.drains].find(({ topics }) => topics.has(message.topic))
    if (!drain) return pushMessage(connection, message, tools)
    drain.late.push(message)
    drain.lateBytes += message.message.length
    outbox.keep(connection, message.message.length)
  }

  return {
    connections,
    join,
    probe,
    leave,
    subscribe,
    unsubscribe,
    deliver,
    hasTopic: (topic: string) => topics.get(topic).size > 0,
    listTopics: () => topics.keys(),
    listSubscribers: (topic: string) => topics.get(topic),
    countAddress: (addressKey: string) => addresses.get(addressKey).size,
  }
}

export type Hub = ReturnType<typeof createHub>

function createGroups<Member>() {
  const groups = new Map<string, Set<Member>>()
  const nobody: ReadonlySet<Member> = new Set()
  return {
    get: (key: string): ReadonlySet<Member> => groups.get(key) ?? nobody,
    keys: () => groups.keys(),
    add(key: string, member: Member) {
      const group = groups.get(key)
      if (group) group.add(member)
      else groups.set(key, new Set([member]))
    },
    remove(key: string, member: Member) {
      const group = groups.get(key)
      group?.delete(member)
      if (group?.size === 0) groups.delete(key)
    },
  }
}
