import { expect, it } from 'vitest'
import { createRelayIdentity } from '../../test/createRelayIdentity.js'
import { createTopic, useTestRelays } from '../../test/useTestRelays.js'

const { start } = useTestRelays()
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const home = from('203.0.113.1')
const elsewhere = from('198.51.100.1')

/** A client that listens and answers nothing, and a relay that drops what is dead soon. */
async function createScene(tokenTime = 150) {
  const relay = await start({ trustProxy: true, limits: { refusalHold: 20, probeTimeout: 150, tokenTime } })
  const identity = createRelayIdentity()
  const token = identity.createToken(relay.url)
  const owner = await relay.connect({ ...home, identity, token, acknowledges: false })
  const dapp = await relay.connect(from('203.0.113.9'))
  const topic = createTopic()
  await owner.subscribe(topic)
  /** The relay has looked after its connections for longer than it lets a token serve two. */
  const passTime = async () => {
    const since = performance.now()
    await expect.poll(() => performance.now() - since).toBeGreaterThan(200)
  }
  return { relay, identity, token, owner, dapp, topic, passTime }
}

it('refuses a token that is used again from elsewhere, and gives away nothing [RL01]', async () => {
  const { relay, token, owner, dapp, topic, passTime } = await createScene()
  await dapp.publish(topic, 'secret')
  await owner.receive(1)
  const thief = await relay.connect({ ...elsewhere, token })
  expect(await thief.closed).toMatchObject({ code: 3000, reason: expect.stringMatching(/^auth: /) })
  await passTime()
  expect(thief.pushes).toEqual([])
  expect((await owner.settle()).result).toBe(true)
  await owner.close()
  const again = await relay.connect({ ...elsewhere, token })
  expect((await again.closed).code).toBe(3000)
})

it('refuses a token while another connection of the same address uses it [RL01]', async () => {
  const { relay, token, owner, passTime } = await createScene()
  await passTime()
  const second = await relay.connect({ ...home, token })
  expect(await second.closed).toMatchObject({ code: 3000, reason: expect.stringContaining('in use') })
  expect((await owner.settle()).result).toBe(true)
  await owner.close()
  const third = await relay.connect({ ...home, token })
  expect((await third.settle()).result).toBe(true)
})

it('lets a client in again with the same token once its dead connection is dropped', async () => {
  const { relay, token, owner, passTime } = await createScene()
  await passTime()
  owner.socket.pause()
  await expect
    .poll(async () => (await (await relay.connect({ ...home, token })).settle()).result, { timeout: 10_000 })
    .toBe(true)
})

it('lets a client in several times with the token of one second [RL13]', async () => {
  const { relay, token, owner, dapp, topic } = await createScene(60_000)
  const newest = await relay.connect({ ...home, token })
  await dapp.publish(topic, 'hello')
  await owner.receive(1)
  // It has not subscribed; some clients listen where they did not.
  expect((await newest.receive(1))[0]?.message).toBe('hello')
})

it('offers what waits for another connection to none that comes with a token of before [RL01]', async () => {
  const { relay, identity, token, owner, dapp, topic, passTime } = await createScene()
  await owner.close()
  const present = await relay.connect({
    ...home,
    identity,
    token: identity.createToken(relay.url, { payload: { sub: 'present' } }),
    acknowledges: false,
  })
  await present.subscribe(topic)
  const finder = await relay.connect({ ...home, token })
  expect((await finder.settle()).result).toBe(true)
  await dapp.publish(topic, 'secret')
  await present.receive(1)
  await passTime()
  await finder.settle()
  expect(finder.pushes).toEqual([])
})
