import { describe, expect, vi } from 'vitest'
import { createScene, ourPageWithKit, ourWalletWith, wakeAfter } from './casts.js'
import { interopTest } from './interopTest.js'
import { connect, endByPage, endByWallet, sign, tell, until } from './steps.js'

// All at once: they wait for reference clients to connect again.
vi.setConfig({ maxConcurrency: 15 })

const casts = [ourPageWithKit, ourWalletWith('2.21.8'), ourWalletWith('2.20.3')]

describe.concurrent.each(casts.map(cast => [cast.name, cast] as const))('%s', (_, cast) => {
  interopTest('sign when the wallet was offline while it was asked', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const topic = await connect(scene)
    const comeBack = stage.network.wallet.leave()
    const stored = stage.network.page.next('reply', 1108)
    const signed = sign(scene, topic)
    await stored
    comeBack()
    wakeAfter(Promise.resolve(), stage, scene, cast)
    await signed
  })

  interopTest('sign when the page was offline while it was answered', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const topic = await connect(scene)
    const answer = scene.wallet.hold()
    const signed = sign(scene, topic)
    await until(() => expect(scene.wallet.asked).toHaveLength(1))
    const comeBack = stage.network.page.leave()
    const stored = stage.network.wallet.next('reply', 1109)
    answer()
    await stored
    comeBack()
    wakeAfter(Promise.resolve(), stage, scene, cast)
    await signed
  })

  interopTest('tell the page what it missed while it was offline', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const topic = await connect(scene)
    const comeBack = stage.network.page.leave()
    const stored = stage.network.wallet.next('reply', 1110)
    const told = tell(scene, topic)
    await stored
    comeBack()
    wakeAfter(Promise.resolve(), stage, scene, cast)
    await told
    await endByWallet(scene, topic)
  })

  interopTest('end a session whose wallet was offline', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const topic = await connect(scene)
    const comeBack = stage.network.wallet.leave()
    const stored = stage.network.page.next('reply', 1112)
    const ended = endByPage(scene, topic)
    await stored
    comeBack()
    wakeAfter(Promise.resolve(), stage, scene, cast)
    await ended
  })

  interopTest('pair when the wallet takes the code after the page has gone offline', async ({ stage }) => {
    const { page, wallet } = await createScene(stage, cast)
    const { uri, settled } = await page.propose()
    const comeBack = stage.network.page.leave()
    await wallet.pair(uri)
    await until(() => expect(wallet.getTopics()).toHaveLength(1))
    comeBack()
    wakeAfter(Promise.resolve(), stage, { page, wallet }, cast)
    await sign({ page, wallet }, await settled)
  })
})
