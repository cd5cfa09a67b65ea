import { describe, expect } from 'vitest'
import { type Cast, createScene, ourPageWithKit, ourWalletWith } from './casts.js'
import { interopTest } from './interopTest.js'
import {
  cutAt,
  dropAcknowledgements,
  duplicateDeliveries,
  holdBack,
  reorderDeliveries,
} from './network/lineRules.js'
import { grant } from './peers/terms.js'
import { connect, converse, extend, sign, tell, until, update } from './steps.js'

/** With the line that is ours, and how many frames go over it until a signature is there. */
const casts: readonly (readonly [name: string, cast: Cast, ours: 'page' | 'wallet', frames: number])[] = [
  [ourPageWithKit.name, ourPageWithKit, 'page', 16],
  [ourWalletWith('2.21.8').name, ourWalletWith('2.21.8'), 'wallet', 14],
  [ourWalletWith('2.20.3').name, ourWalletWith('2.20.3'), 'wallet', 0],
]

describe.concurrent.each(casts)('%s', (_, cast, ours, frames) => {
  interopTest('do everything once when each message is delivered twice [WC07]', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    stage.network[ours].setRule(duplicateDeliveries)
    await converse(scene)
  })

  interopTest('lose nothing when messages overtake each other', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    stage.network[ours].setRule(reorderDeliveries())
    await converse(scene)
  })

  interopTest('do nothing again when the relay never hears that it was done [RL10]', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const line = stage.network[ours]
    line.setRule(dropAcknowledgements)
    const topic = await connect(scene)
    await sign(scene, topic)
    await tell(scene, topic)
    await update(scene, topic)
    line.cut()
    await sign(scene, topic, 'once more')
    line.cut()
    await extend(scene, topic)
    expect(scene.wallet.asked).toEqual(['hello', 'once more'])
    expect(scene.page.heard).toHaveLength(1)
  })

  interopTest.for(Array.from({ length: frames }, (_, index) => index + 1))(
    'connect and sign over a line that breaks at frame %i [WC09]',
    async (frame, { stage }) => {
      const scene = await createScene(stage, cast)
      const line = stage.network[ours]
      const cut = cutAt(line, frame)
      line.setRule(cut.rule)
      await sign(scene, await connect(scene))
      await until(() => expect(cut.isDone()).toBe(true))
    },
  )
})

describe.concurrent('our client with the wallet kit', () => {
  interopTest('hears what the wallet said before its settlement had arrived', async ({ stage }) => {
    const { page, wallet } = await createScene(stage, ourPageWithKit)
    stage.network.page.setRule(holdBack(1102, 1110))
    const { uri, settled } = await page.propose()
    await wallet.pair(uri)
    await until(() => expect(wallet.getTopics()).toHaveLength(1))
    const [topic = ''] = wallet.getTopics()
    wallet.emit(topic, 'chainChanged', 10).catch(() => undefined)
    await expect(settled).resolves.toBe(topic)
    await until(() => expect(page.heard).toEqual([{ name: 'chainChanged', data: '10' }]))
  })

  interopTest('keeps the later of two updates, whichever comes first', async ({ stage }) => {
    const scene = await createScene(stage, ourPageWithKit)
    const { page, wallet } = scene
    const topic = await connect(scene)
    stage.network.page.setRule(holdBack(1104, 1104))
    const [first, second] = ['0x'.padEnd(42, '1'), '0x'.padEnd(42, '2')] as const
    const overtaken = wallet.update(topic, [first])
    // Which of them is the later one is told by the millisecond.
    const now = Date.now()
    await until(() => expect(Date.now()).toBeGreaterThan(now + 1))
    await Promise.all([wallet.update(topic, [second]), expect(overtaken).rejects.toThrow()])
    expect((await page.getSession(topic))?.accounts).toEqual(grant([second]).eip155.accounts)
  })
})

describe.concurrent('our wallet with the reference client 2.21.8', () => {
  const cast = ourWalletWith('2.21.8')

  interopTest('serves a request that comes before the settlement is confirmed', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    stage.network.wallet.setRule(holdBack(1103, 1108))
    await sign(scene, await connect(scene))
  })

  interopTest('does not take up a session again that it ended before it was confirmed', async ({ stage }) => {
    const { page, wallet } = await createScene(stage, cast)
    stage.network.wallet.setRule(holdBack(1103, 1113))
    const { uri, settled } = await page.propose()
    await wallet.pair(uri)
    const topic = await settled
    await wallet.disconnect(topic)
    await until(async () => expect(await page.getSession(topic)).toBeUndefined())
    expect(wallet.getTopics()).toEqual([])
  })

  interopTest('serves two requests in the order in which they arrive', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const topic = await connect(scene)
    stage.network.wallet.setRule(holdBack(1108, 1108))
    await Promise.all([sign(scene, topic, 'one'), sign(scene, topic, 'two')])
    expect(scene.wallet.asked).toHaveLength(2)
  })
})
