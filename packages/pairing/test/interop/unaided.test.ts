import { describe, expect, vi } from 'vitest'
import { type Cast, ourPageWithKit, ourWalletWith } from './casts.js'
import { interopTest, type Stage } from './interopTest.js'
import type { Manner } from './network/createNetwork.js'
import type { SteadyRelay } from './network/startSteadyRelay.js'
import { connect, sign, until } from './steps.js'

// They wait for seconds before they connect again, which costs nothing.
vi.setConfig({ maxConcurrency: 12 })

const manners: readonly Manner[] = ['politely', 'abruptly']
const casts = [ourPageWithKit, ourWalletWith('2.21.8'), ourWalletWith('2.20.3')]

/** Nothing holds their connections while the relay is away, and nobody wakes them. */
async function createDirectScene(stage: Stage, cast: Cast) {
  const relay = await stage.startRelay()
  const [page, wallet] = await Promise.all([
    stage.keep(cast.createPage(relay.url)),
    stage.keep(cast.createWallet(relay.url)),
  ])
  const scene = { page, wallet }
  const topic = await connect(scene)
  // Both have heard of everything until here: what a reference client has not heard, it says again much later.
  await Promise.all([page.ping(topic), wallet.ping(topic)])
  return { relay, scene, topic }
}

/** Until the reference client has come in vain more than once. */
const isMissed = (relay: SteadyRelay) => until(() => expect(relay.refusals).toBeGreaterThan(1))

describe.concurrent.each(casts.map(cast => [cast.name, cast] as const))('%s, left alone', (_, cast) => {
  interopTest.for(manners)(
    'go on after the relay went %s and came back, with a request that lay open and with new ones [RL13]',
    async (manner, { stage }) => {
      const { relay, scene, topic } = await createDirectScene(stage, cast)
      const answer = scene.wallet.hold()
      const signed = sign(scene, topic)
      await until(() => expect(scene.wallet.asked).toHaveLength(1))
      await scene.page.ping(topic)
      await relay.leave(manner)
      await isMissed(relay)
      relay.comeBack()
      answer()
      await signed
      await sign(scene, topic, 'and afterwards')
    },
  )

  interopTest.for(manners)(
    'deliver what is said after the relay went %s, once it is back [RL13]',
    async (manner, { stage }) => {
      const { relay, scene, topic } = await createDirectScene(stage, cast)
      const answer = scene.wallet.hold()
      const early = cast === ourPageWithKit ? sign(scene, topic) : undefined
      if (early) await until(() => expect(scene.wallet.asked).toHaveLength(1))
      await relay.leave(manner)
      await isMissed(relay)
      const signed = early ?? sign(scene, topic)
      answer()
      relay.comeBack()
      await signed
    },
  )
})
