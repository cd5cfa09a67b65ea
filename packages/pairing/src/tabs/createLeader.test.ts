import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import type { MessageListener, Relay } from '../relay/Relay.js'
import { createLeader } from './createLeader.js'
import type { TabMessage } from './TabMessage.js'

const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

function setUp(onMessage: MessageListener) {
  const environment = createTestEnvironment()
  const posted: TabMessage[] = []
  let fail: ((error: Error) => void) | undefined
  let tell: MessageListener | undefined
  const relay: Relay = {
    open: () => undefined,
    publish: () =>
      new Promise((_, reject) => {
        fail = reject
      }),
    subscribe: async () => undefined,
    unsubscribe: async () => undefined,
    call: async () => undefined,
    close: () => fail?.(new Error('The relay was closed.')),
  }
  const leader = createLeader({
    environment,
    tab: 'leader',
    createRelay(listener) {
      tell = listener
      return relay
    },
    onMessage,
    post: message => void posted.push(message),
  })
  const receive = async (topic: string, message: string) => tell?.(topic, message)
  return { environment, leader, receive, posted }
}

describe('the tab with the socket', () => {
  it('leaves no rejection behind when it fails at a message for another tab that never takes it', async () => {
    const { environment, leader, receive } = setUp(() => Promise.reject(new Error('No part was loaded.')))
    leader.hear({ type: 'call', tab: 'other', id: 1, call: { name: 'subscribe', topics: ['topic'] } })
    await settle()
    await expect(receive('topic', 'message')).rejects.toThrow('No part was loaded.')
    await environment.advance(6000)
    expect(unhandled).toEqual([])
    expect(environment.pending).toBe(0)
  })

  it('refuses nothing in the name of the next one when it is replaced', async () => {
    const { leader, posted } = setUp(async () => undefined)
    const publication = { topic: 'topic', message: 'hello', ttl: 300, tag: 1108 }
    leader.hear({ type: 'call', tab: 'other', id: 1, call: { name: 'publish', publication } })
    leader.close()
    await settle()
    expect(posted).toEqual([{ type: 'heard' }])
  })
})
