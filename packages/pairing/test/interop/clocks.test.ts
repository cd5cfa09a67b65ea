import { afterEach, describe, expect, vi } from 'vitest'
import { createWorld, rightNow } from './createWorld.js'
import { interopTest } from './interopTest.js'
import { createOurPage } from './peers/createOurPage.js'
import { createOurWallet } from './peers/createOurWallet.js'
import { createReferencePage } from './peers/createReferencePage.js'
import { createKitWallet } from './peers/createReferenceWallet.js'
import { proposal } from './peers/terms.js'
import { connect, type Scene, sign, tell, update } from './steps.js'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const skewed = (skew: number) => ({ ...createWorld(), now: () => rightNow() + skew })
/** Reference clients take the time from the process. The relay is right. */
const setForeignClock = (skew: number) => vi.spyOn(Date, 'now').mockImplementation(() => rightNow() + skew)

afterEach(() => {
  vi.restoreAllMocks()
})

async function goThrough(scene: Scene) {
  const topic = await connect(scene)
  await sign(scene, topic)
  await tell(scene, topic)
  await update(scene, topic)
  return topic
}

describe('a page whose clock is wrong', () => {
  interopTest.for([
    ['ahead by a minute and a half', 1.5 * minute],
    ['ahead by an hour', hour],
    ['ahead by three days', 3 * day],
    ['behind by three minutes', -3 * minute],
  ] as const)('%s is served by the wallet kit [X-02]', async ([, skew], { stage }) => {
    const page = await stage.keep(createOurPage(stage.network.page.url, skewed(skew)))
    const wallet = await stage.keep(createKitWallet(stage.network.wallet.url))
    const topic = await goThrough({ page, wallet })
    await wallet.extend(topic)
    await sign({ page, wallet }, topic, 'once more')
  })

  interopTest(
    'behind by an hour makes codes that the wallet kit calls expired, and may give up',
    async ({ stage }) => {
      const page = await stage.keep(createOurPage(stage.network.page.url, skewed(-hour)))
      const wallet = await stage.keep(createKitWallet(stage.network.wallet.url))
      const controller = new AbortController()
      const attempt = await page.client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })
      await expect(wallet.pair(attempt.uri)).rejects.toThrow(/expired/i)
      controller.abort()
      await expect(attempt.session).rejects.toMatchObject({ code: 'request_aborted' })
    },
  )

  interopTest(
    'behind by two days learns the time from the relay, and reaches it [X-02]',
    async ({ stage }) => {
      const page = await stage.keep(createOurPage(stage.network.page.url, skewed(-2 * day)))
      const controller = new AbortController()
      const attempt = await page.client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })
      expect(attempt.uri).toMatch(/^wc:/)
      expect(page.events).toEqual([])
      controller.abort()
      await expect(attempt.session).rejects.toMatchObject({ code: 'request_aborted' })
    },
  )
})

describe('a wallet whose clock is wrong', () => {
  interopTest.for([
    ['ahead by a minute and a half', 1.5 * minute],
    ['behind by twelve hours', -12 * hour],
    ['behind by three days', -3 * day],
  ] as const)('%s: ours serves a reference client', async ([, skew], { stage }) => {
    const page = await stage.keep(createReferencePage(stage.network.page.url, '2.21.8'))
    const wallet = await stage.keep(createOurWallet(stage.network.wallet.url, { environment: skewed(skew) }))
    await goThrough({ page, wallet })
  })

  interopTest('ahead by a day: ours calls every code expired', async ({ stage }) => {
    const page = await stage.keep(createReferencePage(stage.network.page.url, '2.21.8'))
    const wallet = await stage.keep(createOurWallet(stage.network.wallet.url, { environment: skewed(day) }))
    const { uri } = await page.propose()
    await expect(wallet.pair(uri)).rejects.toMatchObject({ code: 'invalid_pairing_uri' })
  })
})

describe('the wallet kit with a wrong clock', () => {
  interopTest.for([
    ['ahead by a minute and a half', 1.5 * minute],
    ['behind by twelve hours', -12 * hour],
  ] as const)('%s settles a session that ends when both can live with it', async ([, skew], { stage }) => {
    setForeignClock(skew)
    const page = await stage.keep(createOurPage(stage.network.page.url, skewed(0)))
    const wallet = await stage.keep(createKitWallet(stage.network.wallet.url))
    const topic = await goThrough({ page, wallet })
    const { expiry = 0 } = (await page.getSession(topic)) ?? {}
    const week = (rightNow() + 7 * day) / 1000
    expect(expiry).toBeLessThanOrEqual(week + 300)
    expect(expiry).toBeGreaterThan(week - day / 1000)
  })
})
