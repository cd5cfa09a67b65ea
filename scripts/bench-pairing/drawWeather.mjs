import { createRandom } from './createRandom.mjs'

/** How bad a network is, for one run: delays each way in milliseconds, and shares of connections or of chunks. */
export function drawWeather(seed) {
  const { between } = createRandom(seed)
  const latency = between(25, 1000)
  return {
    seed,
    latency,
    jitter: between(0, latency),
    /** Of the chunks that pass: the connection is reset instead. */
    resets: between(0.01, 0.1),
    /** Of the connections. */
    refused: 0.03,
    halfOpen: 0.03,
    crawling: 0.02,
    cut: 0.05,
    /** Of the messages inside of the socket. */
    duplicated: 0.05,
    reordered: 0.05,
  }
}

/** A mobile network on a bad day: what a connection that lasts for hours lives with. */
export function drawDrizzle(seed) {
  return { ...drawWeather(seed), latency: 50, jitter: 100, resets: 0.01 }
}
