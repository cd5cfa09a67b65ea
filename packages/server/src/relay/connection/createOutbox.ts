import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'

/** What a frame takes in memory beyond its own bytes, so that very many small ones count as what they are. */
const frameOverhead = 512

/**
 * Everything that waits for clients goes through here and is counted: for the connection, for its address, and in all.
 * A client for which much waits is not read from until it has taken it; one that lets it grow further is cut off, and
 * its mail stays stored. Where an address or all together have too much, the one that most waits for goes first.
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
    // What was cut off or has left no longer counts, though its last writes still report.
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

  /** A close frame would only queue up behind what is not being read. */
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
      // Only the latest ping needs an answer, and this client does not look at them.
      if (!isOpen(connection) || connection.isCongested) return
      const bytes = data.length + frameOverhead
      add(connection, bytes)
      connection.socket.pong(data, undefined, () => remove(connection, bytes))
    },
    /** Counts what is kept for a client before it can be sent, or of a client before it is handled. */
    keep: add,
    /** That is done now, or not at all. */
    letGo: remove,
    /** Waits until so little waits for a client that more may be looked for. */
    async hasRoom(connection: Connection) {
      if (!isOpen(connection) || connection.waitingBytes <= limits.unreadBytes) return
      await new Promise<void>(resolve => {
        watchers.set(connection, [...(watchers.get(connection) ?? []), resolve])
      })
    },
    /** The connection has ended. */
    forget,
  }
}

export type Outbox = ReturnType<typeof createOutbox>
