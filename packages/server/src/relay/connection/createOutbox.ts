import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'

/** Memory overhead per frame, so that many small frames are counted realistically. */
const frameOverhead = 512

/**
 * Counts all outgoing bytes: per connection, per address and in total. Reading from a client with many pending bytes
 * is paused until it has received them; if they grow further, it is disconnected, and its messages stay stored. If an
 * address or the total exceeds its limit, the connection with the most pending bytes is disconnected first.
 */
export function createOutbox(limits: RelayLimits, onRoom: (connection: Connection) => void) {
  const waiting = new Set<Connection>()
  const perAddress = new Map<string, number>()
  const watchers = new Map<Connection, (() => void)[]>()
  let total = 0

  function count(connection: Connection, bytes: number) {
    const { addressKey } = connection
    connection.waitingBytes += bytes
    total += bytes
    const ofAddress = (perAddress.get(addressKey) ?? 0) + bytes
    if (ofAddress > 0) perAddress.set(addressKey, ofAddress)
    else perAddress.delete(addressKey)
    if (connection.waitingBytes > 0) waiting.add(connection)
    else waiting.delete(connection)
  }

  function add(connection: Connection, bytes: number) {
    count(connection, bytes)
    if (connection.waitingBytes > limits.unreadBytes) {
      connection.isCongested = true
      connection.socket.pause()
    }
    if (connection.waitingBytes > limits.bufferedBytes) cut(connection)
    while ((perAddress.get(connection.addressKey) ?? 0) > limits.bufferedBytesPerAddress) {
      cut(findLargest(({ addressKey }) => addressKey === connection.addressKey))
    }
    while (total > limits.bufferedBytesInAll) cut(findLargest(() => true))
  }

  function remove(connection: Connection, bytes: number) {
    // A forgotten connection no longer counts, although its last writes still report back.
    count(connection, -Math.min(bytes, connection.waitingBytes))
    if (connection.waitingBytes <= limits.unreadBytes) release(connection)
  }

  function findLargest(isMeant: (connection: Connection) => boolean): Connection | undefined {
    let largest: Connection | undefined
    for (const connection of waiting) {
      if (!isMeant(connection)) continue
      if (!largest || connection.waitingBytes > largest.waitingBytes) largest = connection
    }
    return largest
  }

  /** A close frame would only queue up behind the unread data. */
  function cut(connection: Connection | undefined) {
    if (!connection) return
    connection.socket.terminate()
    forget(connection)
  }

  function forget(connection: Connection) {
    count(connection, -connection.waitingBytes)
    release(connection)
  }

  function release(connection: Connection) {
    if (connection.isCongested) {
      connection.isCongested = false
      onRoom(connection)
    }
    const told = watchers.get(connection) ?? []
    watchers.delete(connection)
    for (const tell of told) tell()
  }

  const isOpen = ({ socket }: Connection) => socket.readyState === socket.OPEN

  return {
    send(connection: Connection, text: string) {
      if (!isOpen(connection)) return
      const data = Buffer.from(text)
      const bytes = data.length + frameOverhead
      add(connection, bytes)
      connection.socket.send(data, { binary: false }, () => remove(connection, bytes))
    },
    ping(connection: Connection, onSent = () => {}) {
      if (!isOpen(connection)) return onSent()
      add(connection, frameOverhead)
      connection.socket.ping(undefined, undefined, () => {
        remove(connection, frameOverhead)
        onSent()
      })
    },
    pong(connection: Connection, data: Buffer) {
      // Only the latest ping needs a pong, and this client does not read them.
      if (!isOpen(connection) || connection.isCongested) return
      const bytes = data.length + frameOverhead
      add(connection, bytes)
      connection.socket.pong(data, undefined, () => remove(connection, bytes))
    },
    keep: add,
    letGo: remove,
    async hasRoom(connection: Connection) {
      if (!isOpen(connection) || connection.waitingBytes <= limits.unreadBytes) return
      await new Promise<void>(resolve => {
        watchers.set(connection, [...(watchers.get(connection) ?? []), resolve])
      })
    },
    forget,
  }
}

export type Outbox = ReturnType<typeof createOutbox>
