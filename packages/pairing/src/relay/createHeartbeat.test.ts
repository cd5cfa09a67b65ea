import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../test/createTestEnvironment.js'
import { createHeartbeat } from './createHeartbeat.js'

function setup() {
  const environment = createTestEnvironment()
  const told = { beats: 0, deaths: 0 }
  const world = { hasTopics: true }
  const heartbeat = createHeartbeat({
    environment,
    beat() {
      told.beats += 1
      return world.hasTopics
    },
    onDead() {
      told.deaths += 1
    },
  })
  heartbeat.start()
  return { environment, heartbeat, told, world }
}

describe('the heartbeat', () => {
  it('notices within ten seconds that nothing comes back from what was sent [LT6]', async () => {
    const { environment, heartbeat, told } = setup()
    heartbeat.expect()
    await environment.advance(9999)
    heartbeat.expect()
    expect(told).toEqual({ beats: 0, deaths: 0 })
    await environment.advance(1)
    expect(told).toEqual({ beats: 0, deaths: 1 })
  })

  it('takes anything that arrives for a sign of life, and rests again', async () => {
    const { environment, heartbeat, told } = setup()
    heartbeat.expect()
    await environment.advance(5000)
    heartbeat.hear()
    await environment.advance(24_999)
    expect(told).toEqual({ beats: 0, deaths: 0 })
    await environment.advance(1)
    expect(told).toEqual({ beats: 1, deaths: 0 })
    await environment.advance(10_000)
    expect(told.deaths).toBe(1)
  })

  it('does not take what came before for the answer', async () => {
    const { environment, heartbeat, told } = setup()
    heartbeat.hear()
    heartbeat.expect()
    await environment.advance(10_000)
    expect(told.deaths).toBe(1)
  })

  it('asks more often for a minute after somebody has begun to wait for something [LT6]', async () => {
    const { environment, heartbeat, told } = setup()
    heartbeat.expect('active')
    heartbeat.hear()
    await environment.advance(10_000)
    expect(told).toEqual({ beats: 1, deaths: 0 })
    await environment.advance(10_000)
    expect(told).toEqual({ beats: 1, deaths: 1 })
    heartbeat.start()
    for (let count = 0; count < 100; count++) {
      await environment.advance(1000)
      heartbeat.hear()
    }
    told.beats = 0
    await environment.advance(24_000)
    expect(told.beats).toBe(0)
    await environment.advance(2000)
    expect(told.beats).toBe(1)
  })

  it('does not forget what is unanswered when it is woken and has nothing to ask [LT6]', async () => {
    const { environment, heartbeat, told, world } = setup()
    world.hasTopics = false
    heartbeat.expect('active')
    await environment.advance(6000)
    heartbeat.probe()
    await environment.advance(4000)
    expect(told).toEqual({ beats: 1, deaths: 1 })
  })

  it('has patience with a page that was too busy to hear', async () => {
    const { environment, heartbeat, told } = setup()
    heartbeat.expect()
    await environment.sleep(12_000)
    expect(told.deaths).toBe(0)
    heartbeat.hear()
    await environment.advance(3000)
    expect(told.deaths).toBe(0)
    heartbeat.expect()
    await environment.sleep(12_000)
    await environment.advance(3000)
    expect(told.deaths).toBe(1)
  })
})
