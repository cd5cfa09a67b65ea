import { describe, expect } from 'vitest'
import { createScene, referencePairs } from './casts.js'
import { interopTest } from './interopTest.js'
import { connect, converse, sign, until } from './steps.js'

describe.concurrent.each(referencePairs)('%s through our relay', (_, cast) => {
  interopTest('pair, settle, sign, tell, update, extend, ping and end [RL13]', async ({ stage }) => {
    const scene = await createScene(stage, cast)
    await converse(scene)
  })

  interopTest('sign in with the same tap [RL13]', async ({ stage }) => {
    const scene = await createScene(stage, cast, { signsIn: true })
    const topic = await connect(scene, 'signIn')
    await sign(scene, topic)
    await until(() => expect(scene.wallet.getTopics()).toEqual([topic]))
  })
})
