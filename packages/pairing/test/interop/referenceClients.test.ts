import { describe, expect } from 'vitest'
import { createScene, referenceWith, wakeAfter } from './casts.js'
import { interopTest } from './interopTest.js'
import { connect, converse, endByPage, sign, until } from './steps.js'

const casts = [
  referenceWith('2.21.8', '2.21.8'),
  referenceWith('2.20.3', '2.21.8'),
  referenceWith('2.21.8', '2.20.3'),
  referenceWith('2.20.3', '2.20.3'),
  referenceWith('2.21.8', 'the wallet kit'),
  referenceWith('2.20.3', 'the wallet kit'),
]

describe.concurrent.each(casts.map(cast => [cast.name, cast] as const))('%s through our relay', (_, cast) => {
  interopTest('pair, settle, sign, tell, update, extend, ping and end [RL13]', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    await converse(scene)
  })

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

  interopTest('sign in with the same tap [RL13]', async ({ stage }) => {
    const scene = await createScene(stage, cast, { signsIn: true })
    const topic = await connect(scene, 'signIn')
    await sign(scene, topic)
    await until(() => expect(scene.wallet.getTopics()).toEqual([topic]))
  })
})
