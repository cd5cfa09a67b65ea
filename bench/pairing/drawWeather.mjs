import { createRandom } from './createRandom.mjs'

/** The network conditions of one run: delays in milliseconds each way, and rates per connection or chunk. */
export function drawWeather(seed) {
  const { between } = createRandom(seed)
  const latency = between(25, 1000)
  return {
    seed,
    latency,
    jitter: between(0, latency),
    /** Per chunk: the connection is reset. */
    resets: between(0.01, 0.1),
    /** Per connection. */
    refused: 0.03,
    halfOpen: 0.03,
    crawling: 0.02,
    cut: 0.05,
    /** Per WebSocket message. */
    duplicated: 0.05,
    reordered: 0.05,
  }
}

/** A poor mobile network, for connections that last for hours. */
export function drawDrizzle(seed) {
  return { ...drawWeather(seed), latency: 50, jitter: 100, resets: 0.01 }
}
