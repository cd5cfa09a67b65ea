import { describe, expect, vi } from 'vitest'
import { type Cast, createScene, wakeAfter } from './casts.js'
import { interopTest } from './interopTest.js'
import type { Manner } from './network/createNetwork.js'
import { makesSession, type Restart, restarts, startSession } from './restarts.js'
import { connect, endByPage, endByWallet, sign, until } from './steps.js'

// Reference clients wait for many seconds before they connect and send again, which costs nothing.
vi.setConfig({ maxConcurrency: 20 })

const manners: readonly Manner[] = ['abruptly', 'politely']
const rows = restarts.map((row, index) => [manners[index % 2] ?? 'abruptly', row.title, row] as const)

/** Nothing is lost and nothing happens twice, whenever the relay goes and however. */
export function describeRestarts(cast: Cast, choose: (restart: Restart) => boolean = () => true): void {
  const chosen = rows.filter(([, , row]) => choose(row))
  describe.concurrent(`${cast.name}, when the relay restarts`, () => {
    interopTest.for(chosen)('%s while %s', async ([manner, , { step, moment }], { stage }) => {
      const scene = await createScene(stage, cast, { signsIn: step === 'signIn' })
      const early = makesSession(step) ? undefined : await connect(scene)
      const restarted = stage.network.restartAt(moment, manner)
      // One that has something to send again does so by itself, and connecting anew would keep it from that.
      const resends = moment.kind === 'call' && cast.reference.includes(moment.line)
      if (!resends) wakeAfter(restarted, stage, scene, cast)
      const topic = early ?? (await startSession(scene, step))
      if (!makesSession(step)) await step(scene, topic)
      await restarted
      if (step === endByPage || step === endByWallet) return
      expect((await scene.page.getSession(topic))?.accounts).toHaveLength(2)
      await sign(scene, topic, 'and afterwards')
    })

    interopTest.for(manners)('%s between two requests', async (manner, { stage }) => {
      const scene = await createScene(stage, cast)
      const topic = await connect(scene)
      const restarted = stage.network.restart(manner)
      wakeAfter(restarted, stage, scene, cast)
      await restarted
      await sign(scene, topic)
    })

    interopTest.for(manners)('%s while a request lies open', async (manner, { stage }) => {
      const scene = await createScene(stage, cast)
      const topic = await connect(scene)
      const answer = scene.wallet.hold()
      const signed = sign(scene, topic)
      await until(() => expect(scene.wallet.asked).toHaveLength(1))
      const restarted = stage.network.restart(manner)
      wakeAfter(restarted, stage, scene, cast)
      await restarted
      answer()
      await signed
    })
  })
}
