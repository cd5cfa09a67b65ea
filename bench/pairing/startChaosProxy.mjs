import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { createRandom } from './createRandom.mjs'

/**
 * A proxy in front of the relay that simulates a poor network. `place` selects the address that the relay sees,
 * because it limits connections per address.
 */
export async function startChaosProxy(port, place, weather) {
  const random = createRandom(weather.seed)
  const sockets = new Set()
  const counts = { connections: 0, resets: 0, halfOpen: 0, crawling: 0, cut: 0, refused: 0 }

  const server = createServer({ noDelay: true }, near => {
    counts.connections += 1
    sockets.add(near)
    near.on('error', () => undefined)
    near.on('close', () => sockets.delete(near))
    if (random.happens(weather.refused)) {
      counts.refused += 1
      return near.resetAndDestroy()
    }
    const localAddress = `127.1.${Math.floor(place / 200) % 200}.${(place % 200) + 2}`
    const far = connect({ host: '127.0.0.1', port, localAddress, noDelay: true })
    sockets.add(far)
    far.on('error', () => undefined)
    const fate = drawFate()
    const end = () => {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    far.on('close', () => {
      sockets.delete(far)
      if (!fate.isDead) near.destroy()
    })
    near.on('close', () => far.destroy())
    pass(near, far, fate, end)
    pass(far, near, fate, end)
  })

  function drawFate() {
    const isHalfOpen = random.happens(weather.halfOpen)
    const isCrawling = random.happens(weather.crawling)
    const isCut = random.happens(weather.cut)
    return {
      isDead: false,
      dieAfter: isHalfOpen ? random.between(0, 4000) : Number.POSITIVE_INFINITY,
      crawlAfter: isCrawling ? random.between(0, 4000) : Number.POSITIVE_INFINITY,
      cutAfter: isCut ? random.between(0, 4000) : Number.POSITIVE_INFINITY,
      bytes: 0,
    }
  }

  /** Delivers chunks in order with a delay; a dead connection drops them silently. */
  function pass(from, to, fate, end) {
    let last = 0
    from.on('data', chunk => {
      if (fate.isDead) return
      fate.bytes += chunk.length
      if (fate.bytes > fate.cutAfter) {
        counts.cut += 1
        return end()
      }
      if (fate.bytes > fate.dieAfter) {
        fate.isDead = true
        counts.halfOpen += 1
        return
      }
      if (random.happens(weather.resets)) {
        counts.resets += 1
        return end()
      }
      const crawls = fate.bytes > fate.crawlAfter
      if (crawls) counts.crawling += 1
      const delay = weather.latency + random.next() * weather.jitter
      last = Math.max(last, performance.now() + delay)
      if (!crawls) return write(to, chunk, last)
      for (const byte of chunk) {
        last += 1000
        write(to, Buffer.of(byte), last)
      }
    })
  }

  function write(to, chunk, at) {
    setTimeout(() => to.writable && to.write(chunk), at - performance.now()).unref()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `ws://127.0.0.1:${server.address().port}/relay`,
    counts,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
