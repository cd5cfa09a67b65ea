import { setTimeout } from 'node:timers/promises'
import { connectClient } from './connectClient.mjs'
import { createIdentity, createTopic } from './createIdentity.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'

const pairs = 40
const topicsPerPair = 20
const inFlight = 20
const stopSeconds = 2

/** LT4: writers and readers with a ledger, while the server is killed or paused repeatedly. */
export async function measureCrashes(database, { seconds }, note) {
  const acknowledged = new Set()
  const received = new Map()
  let relay = await startRelayProcess(database)
  const { port } = relay
  const running = { writers: true, readers: true }
  const state = { connected: 0 }

  async function keepConnected(place, role, act, onMessage) {
    const identity = createIdentity()
    while (running[role]) {
      const client = await connectClient(port, place, onMessage, identity).catch(() => undefined)
      if (!client) await setTimeout(50)
      else {
        state.connected++
        await act(client)
        state.connected--
        client.close()
      }
    }
  }

  const work = { writers: [], readers: [] }
  for (let place = 0; place < pairs; place++) {
    const topics = Array.from({ length: topicsPerPair }, createTopic)
    let count = 0
    const write = async client => {
      const lanes = Array.from({ length: inFlight }, async () => {
        while (running.writers && client.isOpen()) {
          const message = `${place}:${count++}`
          if (await client.publish(topics[count % topicsPerPair], message)) acknowledged.add(message)
          else await setTimeout(20)
        }
      })
      await Promise.all(lanes)
    }
    const read = async client => {
      await client.subscribe(topics)
      while (running.readers && client.isOpen()) await setTimeout(100)
    }
    const onMessage = message => received.set(message, (received.get(message) ?? 0) + 1)
    work.writers.push(keepConnected(place, 'writers', write))
    work.readers.push(keepConnected(place, 'readers', read, onMessage))
  }

  const restarts = []
  let stops = 0
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    for (let wait = 0; state.connected < 2 * pairs && wait < 100; wait++) await setTimeout(50)
    await setTimeout(300 + Math.random() * 1500)
    if (stops * 4 < restarts.length) {
      stops++
      relay.signal('SIGSTOP')
      await setTimeout(stopSeconds * 1000)
      relay.signal('SIGCONT')
    } else {
      const killedAt = performance.now()
      await relay.stop('SIGKILL')
      relay = await startRelayProcess(database, port)
      restarts.push(performance.now() - killedAt)
    }
  }
  running.writers = false
  await Promise.all(work.writers)
  const findLost = () => [...acknowledged].filter(message => !received.has(message)).length
  for (let wait = 0; findLost() > 0 && wait < 100; wait++) await setTimeout(200)
  running.readers = false
  await Promise.all(work.readers)
  await relay.stop('SIGTERM')

  const lost = findLost()
  const copies = [...received.values()].reduce((sum, count) => sum + count, 0)
  const duplicates = ((copies - received.size) / received.size) * 100
  const slowest = Math.max(...restarts)
  const about = `${lost} of ${acknowledged.size}, ${restarts.length} times SIGKILL, ${stops} times SIGSTOP`
  note('LT4 acknowledged and lost', about, '0', lost === 0 && acknowledged.size > 0)
  note('LT4 delivered twice', `${duplicates.toFixed(2)} %`, 'at most 3 %', duplicates <= 3)
  const middle = restarts.sort((a, b) => a - b)[Math.floor(restarts.length / 2)]
  const times = `${slowest.toFixed(0)} ms, in the middle ${middle.toFixed(0)} ms`
  note('LT4 slowest restart after SIGKILL', times, 'at most 1,000 ms', slowest <= 1000)
}
