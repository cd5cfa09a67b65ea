import type { ScanStep } from '@portico/core/adapter'
import { requestAborted, userRejected } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createFakeVault, evmAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys } from '../loginKeys.js'

const url = 'https://farcaster.example/~/siwf?channelToken=1'
const begun: ScanStep = { type: 'scan', way: 'farcaster' }

function createTest() {
  const fake = createFakeEnvironment()
  const vault = createFakeVault({
    GET_FARCASTER_URI: () => ({ url }),
    CONNECT_FARCASTER: () => 'silent',
    GET_USER: ({ chainId } = {}) => ({
      address: evmAddress,
      chainId: Number(chainId) || 1,
      hasOwnRecovery: false,
    }),
  })
  const test = createTestClient({ fake, vault })
  const asked = (name: string) => vault.heard.filter(message => message.name === name)
  const untilAsked = async (name: string, times = 1) => {
    for (let turn = 0; asked(name).length < times; turn += 1) {
      if (turn > 2000) throw new Error(`${name} was never asked`)
      await new Promise(resolve => setImmediate(resolve))
      if (turn % 4 === 3) await fake.advance(50)
    }
  }
  const say = (kind: 'success' | 'error', payload: object) =>
    vault.say({
      id: asked('CONNECT_FARCASTER').at(-1)?.id ?? '',
      kind,
      name: 'CONNECT_FARCASTER',
      payload,
    })
  const { answer } = test.client.login
  const show = async () => {
    const step = (await test.run(answer(begun, { type: 'wait' }))) as ScanStep
    await untilAsked('CONNECT_FARCASTER')
    return step
  }
  const comeBack = () => vault.say({ kind: 'signal', name: 'SOCIAL_RETURN', payload: {} })
  return { ...test, fake, asked, untilAsked, say, answer, show, comeBack }
}

describe('a login by Farcaster', () => {
  it('shows a code, waits for the app, and lets the visitor in under their name [C-05] [W-02] [E-05]', async () => {
    const { show, answer, comeBack, say, run, fake } = createTest()
    const step = await show()
    expect(step).toEqual({ type: 'scan', way: 'farcaster', url, turn: 1 })
    const waiting = answer(step, { type: 'wait' })
    // Longer than any other request: people look for their phone.
    await fake.advance(9 * 60_000)
    comeBack()
    const back = await run(waiting)
    expect(back).toEqual({ ...step, isBack: true })
    const ending = answer(back as ScanStep, { type: 'wait' })
    say('success', { userName: '@ada' })
    expect(await run(ending)).toMatchObject({
      type: 'done',
      session: { user: { username: '@ada', provider: 'farcaster' } },
    })
    expect(JSON.parse(fake.storage?.getItem(loginKeys.login) ?? '')).toMatchObject({
      value: { userName: '@ada', provider: 'farcaster' },
    })
  })

  it('is given up with the view that waited for it, and goes on where that is drawn anew [C-05] [W-02]', async () => {
    const { show, answer, run, fake, asked, untilAsked } = createTest()
    const step = await show()
    const [leaving, again] = [new AbortController(), new AbortController()]
    const waiting = answer(step, { type: 'wait' }, leaving.signal)
    waiting.catch(() => undefined)
    leaving.abort()
    await expect(run(waiting)).rejects.toMatchObject({ code: requestAborted.code })
    const next = answer(step, { type: 'wait' }, again.signal)
    next.catch(() => undefined)
    await fake.advance(200)
    expect(asked('RPC_ABORT')).toEqual([])
    expect(asked('RELOAD')).toEqual([])
    again.abort()
    await expect(run(next)).rejects.toMatchObject({ code: requestAborted.code })
    await fake.advance(200)
    expect(asked('RPC_ABORT')).toHaveLength(1)
    // The vault forgets the metadata with the rest, so that it is sent once more.
    await untilAsked('SYNC_DAPP_DATA', 2)
    expect(asked('RELOAD')).toHaveLength(1)
  })

  it.each(['social_failed', 'social_expired'])('ends with %s as the vault says it [C-05]', async reason => {
    const { show, answer, say, run } = createTest()
    const waiting = answer(await show(), { type: 'wait' })
    waiting.catch(() => undefined)
    say('error', { message: 'No.', reason })
    await expect(run(waiting)).rejects.toMatchObject({ code: reason })
  })

  it('makes another code, with which the one before is over [C-05]', async () => {
    const { show, answer, run, untilAsked, asked } = createTest()
    const first = await show()
    const waiting = answer(first, { type: 'wait' })
    waiting.catch(() => undefined)
    const second = await run(answer(first, { type: 'open' }))
    expect(second).toMatchObject({ url, turn: 2 })
    await expect(run(waiting)).rejects.toMatchObject({ code: userRejected.code })
    await untilAsked('CONNECT_FARCASTER', 2)
    expect(asked('GET_FARCASTER_URI')).toHaveLength(2)
    // A view that is left over from before waits for nothing.
    await expect(run(answer(first, { type: 'wait' }))).rejects.toMatchObject({
      code: 'social_connection_failed',
    })
  })
})
