import { setTimeout } from 'node:timers/promises'
import { createPair } from './createPair.mjs'
import { drawWeather } from './drawWeather.mjs'
import { startChaosProxy } from './startChaosProxy.mjs'

const limit = 60_000
const farewell = 5000

/** Pairs repeatedly over a poor network, several at once. */
export async function measureHandshakes(packages, port, { runs, seed, atOnce, onFailure }) {
  const results = []
  let next = 0
  const work = async () => {
    while (next < runs) {
      const turn = next++
      const result = await run(packages, port, seed + turn, turn)
      results.push(result)
      if (!result.isPaired || result.stuck.length > 0) onFailure(result)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, runs) }, work))
  return results
}

async function run(packages, port, seed, place) {
  const weather = drawWeather(seed)
  const [near, far] = await Promise.all([
    startChaosProxy(port, place, weather),
    startChaosProxy(port, place + 1, { ...weather, seed: seed + 7_000_000 }),
  ])
  const pair = createPair(packages, { pageUrl: near.url, phoneUrl: far.url, weather })
  const promises = createLedger()
  const began = performance.now()
  let codes = 0
  let isOver = false
  const errors = []

  /** Like a page, which shows a new pairing URI after a failure. */
  const connect = async () => {
    while (!isOver) {
      codes += 1
      try {
        const attempt = await promises.watch('pair', pair.pair())
        promises.watch('phone', scan(attempt.uri)).catch(error => errors.push(`phone ${error.code}`))
        await promises.watch('session', attempt.session)
        return true
      } catch (error) {
        errors.push(error.code ?? String(error))
      }
    }
    return false
  }
  /** Like a visitor, who scans again after a failure. */
  const scan = async uri => {
    for (;;) {
      try {
        return await pair.phone.pair(uri)
      } catch (error) {
        if (isOver || error.code === 'invalid_pairing_uri') throw error
        errors.push(`scan ${error.code}`)
      }
    }
  }
  const connected = connect()
  const isPaired = (await Promise.race([connected, setTimeout(limit, false)])) === true
  const seconds = (performance.now() - began) / 1000
  isOver = true
  pair.stop()
  await Promise.race([promises.settled(), setTimeout(farewell)])
  near.stop()
  far.stop()
  const { timers, sockets } = pair.count()
  return {
    ...{ seed, isPaired, seconds, codes, errors, weather, problems: pair.problems },
    ...{ stuck: promises.open(), timers, sockets, counts: [near.counts, far.counts] },
  }
}

/** Tracks promises that have not settled. */
function createLedger() {
  const open = new Map()
  return {
    watch(name, promise) {
      open.set(promise, name)
      const done = () => open.delete(promise)
      promise.then(done, done)
      return promise
    },
    open: () => [...open.values()],
    settled: () => Promise.allSettled(open.keys()),
  }
}
