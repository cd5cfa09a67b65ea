import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestPair, proposal } from '../../test/createTestPair.js'

describe('nothing is left', () => {
  it('of a code that was given up before the relay had it: the socket is let go of', async () => {
    const { client, relay, environment } = createTestPair()
    const controller = new AbortController()
    relay.loseReplies(() => true)
    const pairing = client.pair({ namespaces: { eip155: proposal }, signal: controller.signal })
    await settle()
    controller.abort()
    await expect(pairing).rejects.toMatchObject({ code: 'request_aborted' })
    relay.loseReplies(undefined)
    relay.restart()
    await environment.advance(1000)
    expect(relay.calls.at(-1)?.method).toBe('irn_unsubscribe')
    await environment.advance(61_000)
    expect(relay.open).toBe(0)
    expect(environment.pending).toBe(0)
  })

  it('of a code that could not be made: a relay that is not there is not tried for ever', async () => {
    const { client, relay, environment } = createTestPair()
    relay.refuse({ code: 1006 })
    client.warm()
    await environment.advance(50_000)
    const pairing = client.pair({ namespaces: { eip155: proposal } })
    pairing.catch(() => undefined)
    await environment.advance(200_000)
    await expect(pairing).rejects.toMatchObject({ code: 'relay_unreachable' })
    const tried = relay.urls.length
    await environment.advance(3_600_000)
    expect(relay.urls).toHaveLength(tried)
    expect(environment.pending).toBe(0)
  })

  it('of the session of an earlier page when it is ended before it was taken up [T-04]', async () => {
    const { client, createClient, connect, ended, wallet, environment } = createTestPair()
    await connect()
    client.stop()
    const next = createClient()
    await next.disconnect()
    await settle()
    expect(ended).toHaveLength(1)
    expect(wallet.getSessions()).toEqual([])
    await expect(createClient(environment).restore()).resolves.toEqual([])
  })
})
