import { describe, expect } from 'vitest'
import { interopTest, type Stage } from './interopTest.js'
import type { Manner } from './network/createNetwork.js'
import type { TestPage } from './peers/TestPage.js'
import type { TestWallet, TestWalletOptions } from './peers/TestWallet.js'
import { makesSession, restarts, startSession } from './restarts.js'
import { connect, endByPage, endByWallet, type Scene, sign, until } from './steps.js'

export interface Cast {
  /** Which side is played by a reference client. */
  readonly reference: 'page' | 'wallet'
  createPage(relayUrl: string): Promise<TestPage>
  createWallet(relayUrl: string, options: TestWalletOptions): Promise<TestWallet>
}

/** Nothing is lost and nothing happens twice, whenever the relay goes and however. */
export function describeRestarts(name: string, cast: Cast): void {
  async function createScene({ network, keep }: Stage, options: TestWalletOptions = {}): Promise<Scene> {
    network[cast.reference].bePatient()
    const [page, wallet] = await Promise.all([
      keep(cast.createPage(network.page.url)),
      keep(cast.createWallet(network.wallet.url, options)),
    ])
    return { page, wallet }
  }
  const manners: readonly Manner[] = ['abruptly', 'politely']
  const rows = restarts.map((row, index) => [manners[index % 2] ?? 'abruptly', row.title, row] as const)

  describe.concurrent(`${name}, when the relay restarts`, () => {
    interopTest.for(rows)('%s while %s', async ([manner, , { step, moment }], { stage }) => {
      const scene = await createScene(stage, { signsIn: step === 'signIn' })
      const early = makesSession(step) ? undefined : await connect(scene)
      const restarted = stage.network.restartAt(moment, manner)
      const topic = early ?? (await startSession(scene, step))
      if (!makesSession(step)) await step(scene, topic)
      await restarted
      if (step === endByPage || step === endByWallet) return
      const granted = (await scene.page.getSession(topic))?.accounts
      expect(granted).toHaveLength(2)
      await sign(scene, topic, 'and afterwards')
    })

    interopTest.for(manners)('%s between two requests', async (manner, { stage }) => {
      const scene = await createScene(stage)
      const topic = await connect(scene)
      await stage.network.restart(manner)
      await sign(scene, topic)
    })

    interopTest.for(manners)('%s while a request lies open', async (manner, { stage }) => {
      const scene = await createScene(stage)
      const topic = await connect(scene)
      const answer = scene.wallet.hold()
      const signed = sign(scene, topic)
      await until(() => expect(scene.wallet.asked).toHaveLength(1))
      await stage.network.restart(manner)
      answer()
      await signed
    })
  })
}
