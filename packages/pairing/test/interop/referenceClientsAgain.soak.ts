import { describe } from 'vitest'
import { createScene, referencePairs, wakeAfter } from './casts.js'
import { interopTest } from './interopTest.js'
import { connect, endByPage, sign } from './steps.js'

describe.concurrent.each(referencePairs)('%s through our relay', (_, cast) => {
  interopTest('connect again and go on where they were [RL13]', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    const topic = await connect(scene)
    await sign(scene, topic)
    stage.network.page.cut()
    stage.network.wallet.cut()
    wakeAfter(Promise.resolve(), stage, scene, cast)
    await sign(scene, topic, 'once more')
    await endByPage(scene, topic)
  })
})
