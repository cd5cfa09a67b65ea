import { setTimeout } from 'node:timers/promises'
import { connectClient, createTopic } from './connectClient.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'

const writers = 10
const topicsPerWriter = 20

/** Kills the relay again and again while clients publish, then reads everything back. */
export async function measureCrashes(dataFolder, rounds) {
  const acknowledged = new Set()
  const topics = []
  let slowestStart = 0
  for (let round = 0; round < rounds; round++) {
    const since = performance.now()
    const relay = await startRelayProcess(dataFolder)
    // The first makes the database.
    if (round > 0) slowestStart = Math.max(slowestStart, performance.now() - since)
    const work = Array.from({ length: writers }, async (_, place) => {
      const client = await connectClient(relay.port, place)
      const own = Array.from({ length: topicsPerWriter }, createTopic)
      topics.push(...own)
      for (let index = 0; client.isOpen(); index++) {
        const message = `${round} ${place} ${index}`
        const stored = client.publish(own[index % own.length], message).then(isStored => {
          if (isStored) acknowledged.add(message)
        })
        if (index % topicsPerWriter === 0) await stored
      }
    })
    await setTimeout(300 + Math.random() * 1200)
    await relay.stop('SIGKILL')
    await Promise.all(work)
  }

  const relay = await startRelayProcess(dataFolder)
  const lost = new Set(acknowledged)
  const readers = []
  for (let first = 0; first < topics.length; first += 500) {
    const reader = await connectClient(relay.port, readers.length, message => lost.delete(message))
    await reader.subscribe(topics.slice(first, first + 500))
    readers.push(reader)
  }
  for (let wait = 0; lost.size > 0 && wait < 200; wait++) await setTimeout(50)
  await relay.stop('SIGTERM')
  return { rounds, acknowledged: acknowledged.size, lost: lost.size, slowestStart }
}
