import {
  authRefused,
  freshCodeRequired,
  loginChanged,
  PorticoError,
  wrongPassphrase,
  wrongRecoveryKit,
} from '@portico/protocol'
import { authErrors, type FinishSocialAnswer } from '@portico/protocol/auth'
import { expect, it, vi } from 'vitest'
import { createFakeServices, socialTicket, socialUri } from '../../../test/createFakeServices.ts'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import type { Approved } from '../../approve/Approval.ts'
import type { EmailChangeRequest } from '../Keeper.ts'
import { socialPollMs } from './createProviderLogins.ts'

const wait = () => new AbortController().signal
const brought = { uri: socialUri, ticket: socialTicket }

it('opens a wallet for somebody without a mailbox, which nobody but they can bring back [C-04]', async () => {
  const { keeper, enterBySocial, services } = await createTestKeeper()
  expect(await enterBySocial()).toEqual({ kind: 'none' })
  expect(await keeper.getAccount()).toMatchObject({
    email: undefined,
    name: 'Ada',
    provider: 'google',
    hasOwnRecovery: false,
    isNew: true,
  })
  // Not by an address that a provider names: there would be nobody to ask.
  expect(services.getWallet()?.recoveries).toEqual([])
  await keeper.setPassphrase('correct horse battery staple')
  expect(await keeper.getAccount()).toMatchObject({ hasOwnRecovery: true })
})

it('makes no wallet without a way back in a browser that forgets', async () => {
  const { enterBySocial, services } = await createTestKeeper({ forgets: true })
  expect(await enterBySocial()).toEqual({ kind: 'protection' })
  expect(services.getWallet()).toBeUndefined()
})

it('asks for what was set up on another device, and says so where nothing was', async () => {
  const services = await createFakeServices()
  const first = await createTestKeeper({ services })
  await first.enterBySocial()
  const second = await createTestKeeper({ services })
  expect(await second.enterBySocial()).toEqual({ kind: 'recovery', methods: [] })
  await first.keeper.setPassphrase('correct horse battery staple')
  expect(await second.enterBySocial()).toEqual({ kind: 'recovery', methods: ['passphrase'] })
  await second.keeper.recoverWithPassphrase('correct horse battery staple')
  expect((await second.keeper.getAccount())?.addresses).toEqual((await first.keeper.getAccount())?.addresses)
})

it('gives no key to a mailbox that a service names for somebody who has typed none [KS02]', async () => {
  const services = await createFakeServices()
  const auth = services.createAuthFor({
    deviceId: 'd',
    agreementKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  })
  const { enterBySocial } = await createTestKeeper({
    services,
    social: {
      async finishSocial(body) {
        const answer = await auth.finishSocial(body)
        if (answer.state === 'pending') return answer
        return { ...answer, user: { ...answer.user, email: 'mallory@evil.example' } }
      },
    },
  })
  await enterBySocial()
  expect(services.getWallet()?.recoveries).toEqual([])
})

it('takes no address of a login that was not begun here [AU23]', async () => {
  const { keeper } = await createTestKeeper()
  const refused = { code: authRefused.code, context: { reason: 'social_expired' } }
  await expect(keeper.finishSocial(brought, wait())).rejects.toMatchObject(refused)
  await keeper.startSocial({ provider: 'google' })
  for (const uri of ['', 'x', socialUri.replace('3f0f', '0000'), 'https://evil.example']) {
    await expect(keeper.watchSocial(uri, wait())).rejects.toMatchObject(refused)
    await expect(keeper.finishSocial({ ...brought, uri }, wait())).rejects.toMatchObject(refused)
  }
  expect(await keeper.getAccount()).toBeUndefined()
})

it('lets nobody in without what the browser has brought back, whatever the service says [AU23]', async () => {
  const services = await createFakeServices()
  const auth = services.createAuthFor({
    deviceId: 'd',
    agreementKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  })
  const { keeper } = await createTestKeeper({
    services,
    social: { finishSocial: body => auth.finishSocial({ ...body, ticket: socialTicket }) },
  })
  await keeper.startSocial({ provider: 'google' })
  await expect(keeper.watchSocial(socialUri, wait())).rejects.toMatchObject({
    context: { reason: 'social_failed' },
  })
  expect(await keeper.getAccount()).toBeUndefined()
})

it('lets people log in in two tabs of one browser at the same time', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  const uris = ids.map(id => `https://api.example/auth/social/go?attempt=${id}`)
  let count = 0
  const { keeper } = await createTestKeeper({
    social: {
      startSocial: async () => ({ attemptId: ids[count] ?? '', uri: uris[count++] ?? '', expiresIn: 600 }),
    },
  })
  await keeper.startSocial({ provider: 'google' })
  await keeper.startSocial({ provider: 'github' })
  for (const uri of uris)
    expect(await keeper.finishSocial({ ...brought, uri }, wait())).toEqual({ kind: 'none' })
  expect(await keeper.getAccount()).toMatchObject({ provider: 'github' })
  const [used = ''] = uris
  await expect(keeper.finishSocial({ ...brought, uri: used }, wait())).rejects.toMatchObject({
    context: { reason: 'social_expired' },
  })
})

it('lets nobody in who has given up or signed out meanwhile, and ends what the service has begun [AU13]', async () => {
  for (const leave of ['give up', 'sign out'] as const) {
    const answers: ((answer: FinishSocialAnswer) => void)[] = []
    const endSession = vi.fn(async () => undefined)
    const { keeper, services } = await createTestKeeper({
      endSession,
      social: { finishSocial: () => new Promise(resolve => answers.push(resolve)) },
    })
    await keeper.startSocial({ provider: 'google' })
    const leaving = new AbortController()
    const finished = keeper.finishSocial(brought, leaving.signal)
    finished.catch(() => undefined)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    if (leave === 'give up') leaving.abort(new Error('closed'))
    else await keeper.signOut()
    const auth = services.createAuthFor({
      deviceId: 'd',
      agreementKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
    })
    answers[0]?.(await auth.finishSocial({ ticket: socialTicket } as never))
    await expect(finished).rejects.toThrow(
      leave === 'give up' ? 'closed' : 'You’re not logged in to the embedded wallet.',
    )
    expect(endSession).toHaveBeenLastCalledWith('a'.repeat(20))
    expect(await keeper.getAccount()).toBeUndefined()
  }
})

it('waits for the person, asks again where the service does not answer, and gives up when nobody waits', async () => {
  const services = await createFakeServices()
  const done = await (await createTestKeeper({ services })).keeper.startSocial({ provider: 'x' })
  expect(done).toBe(socialUri)
  const finishSocial = vi.fn<() => Promise<FinishSocialAnswer>>()
  const { keeper, clock } = await createTestKeeper({ services, social: { finishSocial } })
  await keeper.startSocial({ provider: 'x' })
  finishSocial.mockResolvedValueOnce({ state: 'pending' }).mockRejectedValueOnce(new Error('offline'))
  finishSocial.mockResolvedValue({ state: 'pending' })
  const leaving = new AbortController()
  const finished = keeper.watchSocial(socialUri, leaving.signal)
  for (const calls of [1, 2, 3]) {
    await vi.waitFor(() => expect(finishSocial).toHaveBeenCalledTimes(calls))
    await vi.waitFor(() => clock.advance(2 * socialPollMs))
  }
  leaving.abort(new Error('closed'))
  await expect(finished).rejects.toThrow('closed')
})

it.each(['social_refused', 'social_failed', 'social_expired'] as const)('ends with %s', async reason => {
  const refusal = new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })
  const { enterBySocial, keeper } = await createTestKeeper({
    social: { finishSocial: () => Promise.reject(refusal) },
  })
  await expect(enterBySocial()).rejects.toBe(refusal)
  expect(await keeper.getAccount()).toBeUndefined()
})

it('shows no words of a wallet to whoever holds the device alone: the provider is asked once more [KS09]', async () => {
  const services = await createFakeServices()
  let isOther = false
  const auth = services.createAuthFor({
    deviceId: 'd',
    agreementKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  })
  const endSession = vi.fn(async () => undefined)
  const { keeper, enterBySocial, clock } = await createTestKeeper({
    services,
    endSession,
    social: {
      async finishSocial(body) {
        const answer = await auth.finishSocial(body)
        if (answer.state === 'pending' || !isOther) return answer
        return { ...answer, user: { id: crypto.randomUUID() } }
      },
    },
  })
  await enterBySocial()
  clock.advance(5 * 60_000 + 1)
  await expect(keeper.exportKit()).rejects.toMatchObject({ code: freshCodeRequired.code })
  isOther = true
  await keeper.startFreshSocial()
  await expect(keeper.verifyFreshSocial(brought, wait())).rejects.toMatchObject({ code: loginChanged.code })
  expect(endSession).toHaveBeenLastCalledWith('a'.repeat(20))
  await expect(keeper.exportKit()).rejects.toMatchObject({ code: freshCodeRequired.code })
  isOther = false
  await keeper.startFreshSocial()
  await keeper.verifyFreshSocial(brought, wait())
  expect(await keeper.exportKit()).toHaveLength(24)
})

it('takes nothing but passphrase or words for a proof once there are any: providers ask nothing of whom they know [KS09]', async () => {
  const { keeper, enterBySocial, clock } = await createTestKeeper()
  const refused = { code: freshCodeRequired.code }
  await enterBySocial()
  const words = (await keeper.exportKit()).join(' ')
  await keeper.setPassphrase('correct horse battery staple')
  await enterBySocial()
  expect(await keeper.isProven()).toBe(false)
  await expect(keeper.exportKit()).rejects.toMatchObject(refused)
  await expect(keeper.setPassphrase('another passphrase')).rejects.toMatchObject(refused)
  await expect(keeper.removeDevice('d')).rejects.toMatchObject(refused)
  await expect(keeper.verifyOwnPassphrase('a wrong passphrase')).rejects.toMatchObject({
    code: wrongPassphrase.code,
  })
  await expect(keeper.exportKit()).rejects.toMatchObject(refused)
  await keeper.verifyOwnPassphrase('correct horse battery staple')
  expect(await keeper.isProven()).toBe(true)
  expect((await keeper.exportKit()).join(' ')).toBe(words)
  clock.advance(5 * 60_000 + 1)
  await expect(keeper.exportKit()).rejects.toMatchObject(refused)
  const others = `${'abandon '.repeat(23)}art`
  await expect(keeper.verifyOwnKit(others)).rejects.toMatchObject({ code: wrongRecoveryKit.code })
  await expect(keeper.exportKit()).rejects.toMatchObject(refused)
  await keeper.verifyOwnKit(words.toUpperCase())
  expect(await keeper.exportKit()).toHaveLength(24)
})

it('adds no mailbox for whoever has the device and a login alone, where there is a passphrase [AU25]', async () => {
  const startEmailChange = vi.fn(async () => ({
    changeId: crypto.randomUUID(),
    expiresIn: 300,
    resendIn: 30,
    isFirst: true as const,
  }))
  const { keeper, enterBySocial } = await createTestKeeper({ social: { startEmailChange } })
  await enterBySocial()
  await keeper.setPassphrase('correct horse battery staple')
  const { session = '' } = (await keeper.getAccount()) ?? {}
  const request = { email: 'mallory@evil.example', session } as Approved<EmailChangeRequest>
  await expect(keeper.startEmailChange(request)).rejects.toMatchObject({ code: freshCodeRequired.code })
  expect(startEmailChange).not.toHaveBeenCalled()
  await keeper.verifyOwnPassphrase('correct horse battery staple')
  expect(await keeper.startEmailChange(request)).toBe('new')
})

it('gives a wallet its first mailbox by a code that is typed in the window, and by none of the page [AU33]', async () => {
  const { keeper, enterBySocial, services } = await createTestKeeper({
    social: {
      startEmailChange: async () => ({
        changeId: crypto.randomUUID(),
        expiresIn: 300,
        resendIn: 30,
        isFirst: true,
      }),
    },
  })
  await enterBySocial()
  const { session = '' } = (await keeper.getAccount()) ?? {}
  // As the question in the window would have approved it.
  const request = { email: 'ada@example.com', session } as Approved<EmailChangeRequest>
  expect(await keeper.startEmailChange(request)).toBe('new')
  // What the page would call.
  await expect(keeper.finishEmailChange('123456')).rejects.toMatchObject({ code: freshCodeRequired.code })
  expect(services.getWallet()?.recoveries).toEqual([])
  await keeper.addFirstEmail('123456')
  expect(services.getWallet()?.recoveries).toMatchObject([{ kind: 'escrow' }])
  expect(await keeper.getAccount()).toMatchObject({ email: 'ada@example.com' })
})
