import { beforeAll, describe, expect, it } from 'vitest'
import { openRelayProcesses, type RelayProcesses } from './network/openRelayProcesses.js'
import { createOurPage } from './peers/createOurPage.js'
import { createOurWallet } from './peers/createOurWallet.js'
import { sign, until } from './steps.js'

/** Milliseconds within which what was under way is completed by the other relay. */
const limit = 5000

let relays: RelayProcesses

beforeAll(async () => {
  relays = await openRelayProcesses()
  return relays.close
})

/** A page and a wallet that know two relays over one database, and use the first. */
async function setUp() {
  const [first, second] = await Promise.all([relays.start(), relays.start()])
  const relayUrl = [first.url, second.url]
  const page = await createOurPage(relayUrl)
  const wallet = await createOurWallet(relayUrl)
  return {
    first,
    scene: { page, wallet },
    async close() {
      await Promise.all([page.close(), wallet.close()])
      await second.kill()
    },
  }
}

async function connect({ scene }: Awaited<ReturnType<typeof setUp>>) {
  const { uri, settled } = await scene.page.propose()
  await scene.wallet.pair(uri)
  const topic = await settled
  await until(() => expect(scene.wallet.getTopics()).toContain(topic))
  return topic
}

/** Fails if it takes longer than a visitor is made to wait. */
async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  expect(performance.now() - began).toBeLessThan(limit)
  return result
}

describe('the first of two relays is killed', () => {
  it('while a visitor pairs: the wallet connects over the second', async () => {
    const world = await setUp()
    const { page, wallet } = world.scene
    const { uri, settled } = await page.propose()
    await world.first.kill()
    const topic = await inTime(async () => {
      await wallet.pair(uri)
      return settled
    })
    await until(() => expect(wallet.getTopics()).toEqual([topic]))
    await sign(world.scene, topic)
    await world.close()
  })

  it('while the wallet is asked: the answer comes over the second, and it was asked once', async () => {
    const world = await setUp()
    const { page, wallet } = world.scene
    const topic = await connect(world)
    const answer = wallet.hold()
    const signed = sign(world.scene, topic)
    await until(() => expect(wallet.asked).toHaveLength(1))
    await world.first.kill()
    answer()
    await inTime(() => signed)
    expect((await page.getSession(topic))?.accounts).toHaveLength(2)
    await world.close()
  })

  it('during a session: it keeps its topic, and both sides reach each other', async () => {
    const world = await setUp()
    const { page, wallet } = world.scene
    const topic = await connect(world)
    await world.first.kill()
    await inTime(() => sign(world.scene, topic))
    await inTime(async () => {
      await wallet.emit(topic, 'chainChanged', 10)
      await until(() => expect(page.heard).toEqual([{ name: 'chainChanged', data: '10' }]))
    })
    expect(wallet.getTopics()).toEqual([topic])
    expect((await page.getSession(topic))?.accounts).toHaveLength(2)
    await world.close()
  })
})
