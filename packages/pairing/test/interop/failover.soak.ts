import { expect, it } from 'vitest'
import { openRelayProcesses } from './network/openRelayProcesses.js'
import { createOurPage } from './peers/createOurPage.js'
import { createOurWallet } from './peers/createOurWallet.js'
import { until } from './steps.js'

const count = 1000
const atOnce = 8
const requestsPerKill = 50

it(`answers each of ${count} requests once while one of two relays after the other is killed`, {
  timeout: 1_800_000,
}, async () => {
  const relays = await openRelayProcesses()
  const running = await Promise.all([relays.start(), relays.start()])
  const relayUrl = running.map(({ url }) => url)
  const page = await createOurPage(relayUrl)
  const wallet = await createOurWallet(relayUrl)
  const { uri, settled } = await page.propose()
  await wallet.pair(uri)
  const topic = await settled
  await until(() => expect(wallet.getTopics()).toContain(topic))

  let next = 0
  let answered = 0
  const requests = Array.from({ length: atOnce }, async () => {
    for (let index = next++; index < count; index = next++) {
      await page.sign(topic, `message ${index}`, wallet.address)
      answered++
    }
  })
  const kills = (async () => {
    for (let turn = 0; answered < count - requestsPerKill; turn++) {
      const goal = answered + requestsPerKill
      await until(() => expect(answered).toBeGreaterThanOrEqual(goal))
      const relay = running[turn % 2]
      if (!relay) throw new Error('There are two.')
      await relay.kill()
      running[turn % 2] = await relays.start(relay.port)
    }
  })()
  await Promise.all([...requests, kills])
  expect(answered).toBe(count)
  expect([...wallet.asked].sort()).toEqual(
    Array.from({ length: count }, (_, index) => `message ${index}`).sort(),
  )
  await Promise.all([page.close(), wallet.close()])
  await relays.close()
})
