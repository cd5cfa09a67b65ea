import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../test/createBrowser.js'
import { createTabs } from '../../test/createTabs.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { address } from '../../test/createTestPair.js'
import { createTabRelay } from './createTabRelay.js'

describe('tabs', () => {
  it('go on when the one with the socket is closed, also with what was under way', async () => {
    const { openTab, connect, wallet, requests } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(one.client)
    await two.client.restore()
    await settle(10)
    const answer = two.client
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['0x01', address] })
    await settle(10)
    one.close()
    await two.environment.advance(5000)
    expect(two.tab.leads).toBe(true)
    await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0xab' })
    await two.environment.advance(5000)
    await expect(answer).resolves.toBe('0xab')
  })

  it('take over from one that a phone has put to sleep, which serves them again as one of the others', async () => {
    const { openTab, connect, wallet, requests, relay } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    const { topic } = await connect(one.client)
    await two.client.restore()
    await settle(10)
    one.tab.sleep()
    const ask = (client: typeof one.client) =>
      client.getProvider('eip155').request({ method: 'personal_sign', params: ['0x01', address] })
    const answer = ask(two.client)
    await two.environment.advance(2999)
    expect(two.tab.leads).toBe(false)
    await two.environment.advance(1)
    expect(two.tab.leads).toBe(true)
    await two.environment.advance(1000)
    await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0xab' })
    await two.environment.advance(1000)
    await expect(answer).resolves.toBe('0xab')

    one.tab.wake()
    await settle(10)
    expect(relay.open).toBe(2)
    const later = ask(one.client)
    await settle(10)
    await wallet.respond({ id: requests[1]?.id ?? 0, topic }, { result: '0xcd' })
    await settle(10)
    await expect(later).resolves.toBe('0xcd')
    two.close()
    await one.environment.advance(1000)
    expect(one.tab.leads).toBe(true)
  })

  it.each(['visibilitychange', 'focus', 'online'])(
    'that only wait take over from one that was put to sleep after it had heard them, on %s',
    async event => {
      const { openTab, connect, wallet, requests } = createBrowser()
      const [one, two] = [openTab(), openTab()]
      const { topic } = await connect(one.client)
      await two.client.restore()
      await settle(10)
      const answer = two.client
        .getProvider('eip155')
        .request({ method: 'personal_sign', params: ['0x01', address] })
      await settle(10)
      one.tab.sleep()
      await wallet.respond({ id: requests[0]?.id ?? 0, topic }, { result: '0xab' })
      await two.environment.advance(20_000)
      expect(two.tab.leads).toBe(false)
      two.environment.page?.dispatchEvent(new Event(event))
      await two.environment.advance(3000)
      expect(two.tab.leads).toBe(true)
      expect(one.tab.leads).toBe(false)
      await expect(answer).resolves.toBe('0xab')
    },
  )

  it('that leave while they take over do not lead afterwards', async () => {
    const { page } = createTabs().open()
    const granted: (() => Promise<void>)[] = []
    const request = (_: string, __: unknown, hold: () => Promise<void>) => {
      granted.push(hold)
      return new Promise(() => undefined)
    }
    const environment = createTestEnvironment({
      page: Object.assign(page, { navigator: { locks: { request } } }),
    })
    const { relay, isLeader } = createTabRelay({
      environment,
      createRelay: () => expect.unreachable('It leads.'),
      onMessage: async () => undefined,
    })
    relay.open()
    await environment.advance(3000)
    expect(granted).toHaveLength(2)
    relay.close()
    await granted[1]?.()
    expect(isLeader()).toBe(false)
  })

  it('do not take over while nobody looks at them', async () => {
    const { openTab, connect } = createBrowser()
    const [one, two] = [openTab(), openTab()]
    await connect(one.client)
    await two.client.restore()
    await settle(10)
    const document = { visibilityState: 'hidden' }
    Object.assign(two.environment.page ?? {}, { document })
    one.tab.sleep()
    two.client.warm()
    await two.environment.advance(20_000)
    expect(two.tab.leads).toBe(false)
    document.visibilityState = 'visible'
    await two.environment.advance(3000)
    expect(two.tab.leads).toBe(true)
  })
})
