import { PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair } from '../../test/createTestPair.js'

const params = ['0x01', address]

describe('a request whose answer comes before the relay has confirmed it', () => {
  it('is not told as under way once it is over, so that nobody is sent to the wallet for nothing', async () => {
    const { client, wallet, relay, events, requests, connect, environment } = createTestPair()
    await connect()
    relay.loseReplies(method => method === 'irn_publish')
    const answer = client.getProvider('eip155').request({ method: 'personal_sign', params })
    await settle()
    const request = requests[0]
    if (!request) throw new Error('Nothing to sign came.')
    void wallet.respond(request, { result: '0x1234' }).catch(() => undefined)
    await expect(answer).resolves.toBe('0x1234')
    relay.loseReplies(undefined)
    relay.restart()
    await environment.advance(2000)
    const told = events.filter(({ type }) => type.startsWith('request'))
    expect(told.map(({ type }) => type)).toEqual(['requestSettled'])
  })
})

describe('a request that is too large for a relay', () => {
  it('is refused before it is sent, with what it has and what it may have', async () => {
    const { client, relay, events, connect } = createTestPair()
    await connect()
    const sent = relay.log.length
    const limit = 256 * 1024
    for (const size of [300_000, 800_000, 3_000_000]) {
      const answer = client
        .getProvider('eip155')
        .request({ method: 'personal_sign', params: [`0x${'ab'.repeat(size / 2)}`, address] })
      const error = await answer.catch((thrown: PorticoError<string, { size: number }>) => thrown)
      if (!(error instanceof PorticoError)) throw new Error('It was sent.')
      expect(error).toMatchObject({ code: 'message_too_large', context: { limit } })
      expect(error.context.size).toBeGreaterThan((size * 4) / 3)
      expect(String(error)).toContain(`${error.context.size} bytes, of at most ${limit}`)
    }
    expect(relay.log).toHaveLength(sent)
    expect(events.filter(({ type }) => type === 'requestSent')).toEqual([])
  })
})
