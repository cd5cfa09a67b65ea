import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { percentiles } from '../statistics.mjs'
import { connectClient } from './connectClient.mjs'
import { createTopic } from './createIdentity.mjs'
import { within } from './within.mjs'

const addresses = 50
const answerSeconds = 60
// The size of a typical signing request's envelope.
const filler = randomBytes(508).toString('base64')

export async function openTalks(port, pairs) {
  const due = new Map()
  const delivered = []
  const talks = []
  while (talks.length < pairs) {
    const some = Array.from({ length: Math.min(50, pairs - talks.length) }, async (_, index) => {
      const topic = createTopic()
      const publisher = await connectClient(port, index % addresses)
      const reader = await connectClient(port, index % addresses, message => {
        const key = message.slice(0, message.indexOf(' '))
        if (due.has(key)) delivered.push(performance.now() - due.get(key))
        due.delete(key)
      })
      await within(answerSeconds, reader.subscribe([topic]), () => 'The relay did not answer a subscription')
      return { topic, publisher, reader }
    })
    talks.push(...(await Promise.all(some)))
  }
  let count = 0

  /**
   * Messages are sent on schedule whether or not earlier ones were acknowledged, and latency counts from the
   * scheduled time, so that a stall is measured in full.
   */
  async function talk({ perSecond, seconds, warmUp = 2 }) {
    const acknowledged = []
    const answers = []
    let refused = 0
    let settled = 0
    delivered.length = 0
    const total = (seconds + warmUp) * perSecond
    const began = performance.now()
    for (let index = 0; index < total; index++) {
      const at = began + (index * 1000) / perSecond
      while (performance.now() < at) await setTimeout(1)
      const { topic, publisher } = talks[index % pairs]
      const counts = index >= warmUp * perSecond
      const key = String(count++)
      if (counts) due.set(key, at)
      const answer = publisher.publish(topic, `${key} ${filler}`).then(isStored => {
        settled++
        if (!isStored) refused++
        else if (counts) acknowledged.push(performance.now() - at)
      })
      answers.push(answer)
    }
    const say = () => `The relay did not answer ${total - settled} of ${total} messages`
    await within(answerSeconds, Promise.all(answers), say)
    for (let wait = 0; due.size > 0 && wait < 100; wait++) await setTimeout(50)
    const missing = due.size
    due.clear()
    return {
      refused,
      missing,
      acknowledged: percentiles(acknowledged),
      delivered: percentiles([...delivered]),
    }
  }

  const close = () => {
    for (const { publisher, reader } of talks) {
      publisher.close()
      reader.close()
    }
  }
  return { talk, close }
}
