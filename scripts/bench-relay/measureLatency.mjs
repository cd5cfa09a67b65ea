import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { connectClient, createTopic } from './connectClient.mjs'

const pairs = 250
const seconds = 20
const warmUp = 2
// An envelope of this size, with its id before it, is what a signing request comes to.
const filler = randomBytes(480).toString('base64')

/**
 * Pairs of clients, one publishing and one receiving. Messages leave by the clock whether or not earlier ones were
 * answered, and their time counts from when they were due, so that a stall is seen in full.
 */
export async function measureLatency(relay, perSecond) {
  const due = new Map()
  const acknowledged = []
  const delivered = []
  const open = Array.from({ length: pairs }, async (_, index) => {
    const topic = createTopic()
    const publisher = await connectClient(relay.port, index % 50)
    const reader = await connectClient(relay.port, index % 50, message => {
      const key = message.slice(0, message.indexOf(' '))
      if (due.has(key)) delivered.push(performance.now() - due.get(key))
      due.delete(key)
    })
    await reader.subscribe([topic])
    return { topic, publisher, reader }
  })
  const talks = await Promise.all(open)

  const total = (seconds + warmUp) * perSecond
  const answers = []
  let refused = 0
  const before = relay.usage()
  const began = performance.now()
  for (let index = 0; index < total; index++) {
    const at = began + (index * 1000) / perSecond
    while (performance.now() < at) await setTimeout(1)
    const { topic, publisher } = talks[index % pairs]
    const counts = index >= warmUp * perSecond
    if (counts) due.set(String(index), at)
    const answer = publisher.publish(topic, `${index} ${filler}`).then(isStored => {
      if (!isStored) refused++
      else if (counts) acknowledged.push(performance.now() - at)
    })
    answers.push(answer)
  }
  await Promise.all(answers)
  const processor = (relay.usage().processor - before.processor) / ((performance.now() - began) / 1000)
  for (let wait = 0; due.size > 0 && wait < 100; wait++) await setTimeout(50)
  for (const { publisher, reader } of talks) {
    publisher.close()
    reader.close()
  }
  return {
    processor: processor * 100,
    refused,
    missing: due.size,
    acknowledged: percentiles(acknowledged),
    delivered: percentiles(delivered),
  }
}

function percentiles(times) {
  const sorted = times.sort((a, b) => a - b)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}
