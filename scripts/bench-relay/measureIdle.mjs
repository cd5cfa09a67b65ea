import { setTimeout } from 'node:timers/promises'
import { connectClient, createTopic } from './connectClient.mjs'

const perAddress = 400
const atOnce = 100
const holdSeconds = 40

/** Opens sockets, each with a subscription as a waiting page has it, and holds them past the server's pings. */
export async function measureIdle(relay, count) {
  const began = performance.now()
  const clients = []
  while (clients.length < count) {
    const size = Math.min(atOnce, count - clients.length)
    const places = Array.from({ length: size }, (_, index) =>
      Math.floor((clients.length + index) / perAddress),
    )
    clients.push(...(await Promise.all(places.map(place => connectClient(relay.port, place)))))
    await Promise.all(clients.slice(-size).map(client => client.subscribe([createTopic()])))
  }
  const connectSeconds = (performance.now() - began) / 1000
  const before = relay.usage()
  await setTimeout(holdSeconds * 1000)
  const after = relay.usage()
  const held = clients.filter(client => client.isOpen()).length
  for (const client of clients) client.close()
  return {
    held,
    connectSeconds,
    memory: after.memory,
    processor: ((after.processor - before.processor) / holdSeconds) * 100,
  }
}
