import { createSecret } from '../src/crypto/createKeyPair.js'
import { createRelay } from '../src/relay/createRelay.js'
import { createRelayUrl } from '../src/relay/createRelayUrl.js'
import { createMemoryRelay, type MemoryRelayOptions } from './createMemoryRelay.js'
import { createTestEnvironment } from './createTestEnvironment.js'

export const topic = 'a'.repeat(64)
export const publication = { topic, message: 'hello', ttl: 300, tag: 1108 }

/** The client’s end of a relay in memory, and that relay. */
export function createTestLink(options: MemoryRelayOptions = {}) {
  const clock = { now: 1_700_000_000_000 }
  const environment = createTestEnvironment({}, clock)
  const server = createMemoryRelay({ now: () => clock.now, ...options })
  const seed = createSecret()
  const received: string[] = []
  const notices: string[] = []
  let work: (message: string) => Promise<void> = async () => undefined
  const relay = createRelay({
    environment,
    WebSocket: server.WebSocket,
    random: () => 1,
    relayUrls: ['wss://relay.example/path?a=b'],
    getUrl: (relayUrl, correction) =>
      createRelayUrl({ relayUrl, projectId: 'id', seed, subject: 'ff', correction, environment }),
    async onMessage(_, message) {
      await work(message)
      received.push(message)
    },
    onNotice: message => void notices.push(message),
  })
  return {
    environment,
    server,
    relay,
    received,
    notices,
    workWith(next: typeof work) {
      work = next
    },
  }
}
