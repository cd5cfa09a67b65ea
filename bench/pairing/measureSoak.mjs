import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getSlope } from '../statistics.mjs'
import { createPair } from './createPair.mjs'
import { drawDrizzle } from './drawWeather.mjs'
import { startChaosProxy } from './startChaosProxy.mjs'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const pause = 5000
const samples = 20

/** Pairs that sign every few seconds for a long time, over a poor network. */
export async function measureSoak(packages, port, { seconds, pairs, seed }) {
  const members = await Promise.all(
    Array.from({ length: pairs }, (_, place) => connect(packages, port, seed + place, 1000 + place * 2)),
  )
  const end = performance.now() + seconds * 1000
  const outcome = { asked: 0, answered: 0, errors: new Map() }
  const heap = []
  const counts = []
  const signing = members.map(async ({ pair }) => {
    await setTimeout(Math.random() * pause)
    for (let turn = 0; performance.now() < end; turn++) {
      outcome.asked += 1
      try {
        await pair.sign(`turn ${turn}`)
        outcome.answered += 1
      } catch (error) {
        const name = error.code ?? error.message
        outcome.errors.set(name, (outcome.errors.get(name) ?? 0) + 1)
      }
      await setTimeout(pause)
    }
  })
  while (performance.now() < end) {
    await setTimeout((seconds * 1000) / samples)
    collect()
    heap.push({ at: performance.now() / 3_600_000, value: process.memoryUsage().heapUsed })
    counts.push(sum(members.map(({ pair }) => pair.count())))
  }
  await Promise.all(signing)
  for (const { pair, proxies } of members) {
    pair.stop()
    for (const proxy of proxies) proxy.stop()
  }
  // The first half of the time fills bounded caches: seen messages, pools, compiled code.
  return { ...outcome, slope: getSlope(heap.slice(heap.length / 2)) / 2 ** 20, counts }
}

async function connect(packages, port, seed, place) {
  const weather = drawDrizzle(seed)
  const proxies = await Promise.all([
    startChaosProxy(port, place, weather),
    startChaosProxy(port, place + 1, { ...weather, seed: seed + 7_000_000 }),
  ])
  const [{ url: pageUrl }, { url: phoneUrl }] = proxies
  const pair = createPair(packages, { pageUrl, phoneUrl, weather })
  for (;;) {
    try {
      const attempt = await pair.pair()
      await pair.phone.pair(attempt.uri)
      await attempt.session
      return { pair, proxies }
    } catch {
      // Continue with the next pairing URI.
    }
  }
}

function sum(items) {
  const total = {}
  for (const item of items)
    for (const [name, count] of Object.entries(item)) total[name] = (total[name] ?? 0) + count
  return total
}
