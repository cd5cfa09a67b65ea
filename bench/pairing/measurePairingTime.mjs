import { percentiles } from '../statistics.mjs'
import { createPair } from './createPair.mjs'

const calm = { seed: 1, duplicated: 0, reordered: 0 }

/** Milliseconds from the call to the session, including sockets, without a visitor. */
export async function measurePairingTime(packages, port, times) {
  const url = `ws://127.0.0.1:${port}/relay`
  const results = []
  for (let time = 0; time < times; time++) {
    const pair = createPair(packages, { pageUrl: url, phoneUrl: url, weather: calm })
    const began = performance.now()
    const attempt = await pair.pair()
    await pair.phone.pair(attempt.uri)
    await attempt.session
    results.push(performance.now() - began)
    await pair.client.disconnect()
    pair.stop()
  }
  // The first run also loads the shared code.
  return percentiles(results.slice(1))
}
