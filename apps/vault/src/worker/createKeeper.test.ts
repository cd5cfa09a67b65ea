import { authRefused, PorticoError, walletServiceUnreachable } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { approveMessage } from '../../test/approveMessage.ts'
import { createFakeSession, createTestKeeper } from '../../test/createTestKeeper.ts'
import { createMemoryStore } from '../store/createBrowserStore.ts'
import { keeperTiming } from './KeeperOptions.ts'
import { approvalPollMs } from './owner/awaitApproval.ts'

const refusal = (reason: string) =>
  new PorticoError(authRefused, { context: { reason, words: 'The service refused.' } })

/** Until everything that waits for nothing but its turn has had it. */
const settle = () => new Promise(resolve => setImmediate(resolve))

describe('the keeper', () => {
  it('makes a wallet at the first login and knows it from then on', async () => {
    const { keeper, enter } = await createTestKeeper()
    expect(await keeper.getAccount()).toBeUndefined()
    expect(await enter()).toEqual({ kind: 'none' })
    expect(await keeper.getAccount()).toMatchObject({ email: 'ada@example.com' })
    expect(await keeper.startLogin('ADA@example.com')).toBe('signed-in')
    expect(await keeper.startLogin('bob@example.com')).toBe('code')
  })

  it('names every account to the escrow after a login, of families without a node too [AU32]', async () => {
    const { keeper, enter, services } = await createTestKeeper()
    await enter()
    await vi.waitFor(() => expect(services.getNamed()).not.toEqual([]), 10_000)
    const networks = [
      'bip122:000000000019d6689c085ae165831e93',
      'cosmos:cosmoshub-4',
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    ] as const
    const accounts = await Promise.all(
      networks.map(async network =>
        (await keeper.listAccounts(network)).map(({ address }) => `${network}:${address}`),
      ),
    )
    expect(services.getNamed()).toEqual(accounts.flat())
    expect(services.getNamed()).toHaveLength(4)
  })

  it('lets nobody who asks about the wallet meanwhile end a login that is still making it', async () => {
    const { keeper } = await createTestKeeper()
    await keeper.startLogin('ada@example.com')
    let isDone = false
    const login = keeper.verifyCode('123456').finally(() => {
      isDone = true
    })
    while (!isDone) {
      void keeper.listRecoveries().catch(() => undefined)
      await settle()
    }
    expect(await login).toEqual({ kind: 'none' })
    await settle()
    expect(await keeper.getAccount()).toMatchObject({ email: 'ada@example.com' })
  })

  it('takes the code of a mail that was sent before the page was loaded anew, for as long as it counts', async () => {
    const store = createMemoryStore()
    const before = await createTestKeeper({ store })
    await before.keeper.startLogin('ada@example.com')
    const after = await createTestKeeper({ store, services: before.services })
    expect(await after.keeper.getCodeEmail()).toBe('ada@example.com')
    expect(await after.keeper.verifyCode('123456')).toEqual({ kind: 'none' })
    expect(await after.keeper.getCodeEmail()).toBeUndefined()
    expect(await store.get('challenge')).toBeUndefined()

    await after.keeper.startLogin('bob@example.com')
    const late = await createTestKeeper({ store, services: before.services })
    late.clock.advance(5 * 60_000)
    expect(await late.keeper.getCodeEmail()).toBeUndefined()
    await expect(late.keeper.verifyCode('123456')).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  it('forgets the root after five minutes without use, and opens it again when it is needed', async () => {
    const { keeper, enter, clock, releases, services } = await createTestKeeper()
    await enter()
    await vi.waitFor(() => expect(services.getNamed()).not.toEqual([]), 10_000)
    const message = await approveMessage(keeper)
    await keeper.sign(message)
    clock.advance(keeperTiming.idle - 1)
    await keeper.sign(message)
    clock.advance(keeperTiming.idle - 1)
    await keeper.sign(message)
    expect(releases.count).toBe(0)
    clock.advance(keeperTiming.idle)
    await keeper.sign(message)
    expect(releases.count).toBe(1)
    await keeper.lock()
    await Promise.all([keeper.sign(message), keeper.sign(message)])
    expect(releases.count).toBe(2)
  })

  it('is spent once it was locked: the one after it has its questions and none of its keys [KS07]', async () => {
    const { keeper, enter, services, locked } = await createTestKeeper()
    await enter()
    expect(keeper.isSpent()).toBe(false)
    await keeper.startLogin('bob@example.com')
    await keeper.lock()
    await keeper.lock()
    expect(keeper.isSpent()).toBe(true)
    expect(locked.count).toBe(1)

    const state = structuredClone(keeper.getState())
    const next = await createTestKeeper({ services, state })
    expect(next.keeper.isSpent()).toBe(false)
    // The code that was sent before the lock is right after it.
    expect(await next.keeper.verifyCode('123456')).toEqual({ kind: 'recovery', methods: ['escrow'] })
  })

  it('never takes the keys from under a signature that is being made', async () => {
    const { keeper, enter } = await createTestKeeper()
    await enter()
    const message = await approveMessage(keeper)
    const signature = await keeper.sign(message)
    const signing = [keeper.sign(message), keeper.exportKit(), keeper.sign(message)]
    await keeper.lock()
    const [first, words, second] = await Promise.all(signing)
    expect([first, second]).toEqual([signature, signature])
    expect(words).not.toContain('abandon abandon')
    const changing = keeper.confirmKit()
    await keeper.lock()
    await changing
    await keeper.lock()
    expect(await keeper.sign(message)).toEqual(signature)
  })

  it('signs with the account that was shown and in its login only, whoever is in by then [CJ20]', async () => {
    const session = createFakeSession()
    const ada = await createTestKeeper({ session })
    const bob = await createTestKeeper()
    await Promise.all([ada.enter(), bob.enter()])
    const asked = await approveMessage(ada.keeper)
    const { address } = await approveMessage(bob.keeper)
    const changed = { code: 'login_changed' }
    expect(await ada.keeper.sign(asked)).toHaveLength(1)
    await expect(ada.keeper.sign({ ...asked, address })).rejects.toMatchObject(changed)
    await expect(ada.keeper.sign({ ...asked, network: 'solana:x' })).rejects.toMatchObject(changed)
    // Somebody else logs in, here or in another tab, while the wallet of before is still open.
    await session.begin(
      { id: 'bob', email: 'bob@example.com' },
      { accessToken: '', refreshToken: '', expiresIn: 1 },
    )
    await expect(ada.keeper.sign(asked)).rejects.toMatchObject(changed)
  })

  it('waits on a new device until it is approved by mail, and has the same accounts then', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services })
    second.services.setApproves(false)
    expect(await second.enter()).toEqual({ kind: 'recovery', methods: ['escrow'] })
    const message = await approveMessage(second.keeper)
    await expect(second.keeper.sign(message)).rejects.toMatchObject({ code: 'not_signed_in' })
    await second.enter()
    expect((await second.keeper.askForApproval())?.number).toMatch(/^\d{3}$/)
    const waiting = second.keeper.waitForEntry(undefined, new AbortController().signal)
    let isIn = false
    void waiting.then(() => {
      isIn = true
    })
    second.clock.advance(approvalPollMs)
    expect(isIn).toBe(false)
    second.services.setApproves(true)
    await second.keeper.askForApproval()
    const again = second.keeper.waitForEntry(undefined, new AbortController().signal)
    await again
    expect((await second.keeper.getAccount())?.addresses).toEqual(
      (await first.keeper.getAccount())?.addresses,
    )
    await waiting
  })

  it('goes on waiting while the escrow cannot be reached, less and less often, until the question is over', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const { services } = first
    services.setApproves(false)
    const second = await createTestKeeper({ services })
    await second.enter()
    await second.keeper.askForApproval()
    const { readApproval } = services.escrow
    let asked = 0
    const fail = async (): Promise<never> => {
      asked += 1
      throw asked % 2 ? new PorticoError(walletServiceUnreachable) : refusal('503')
    }
    services.escrow.readApproval = fail
    const wait = () => second.keeper.waitForEntry(undefined, new AbortController().signal)
    const outage = wait()
    for (const pause of [4, 8, 16, 30, 30].map(seconds => seconds * 1000)) {
      await settle()
      const before = asked
      second.clock.advance(pause - 1)
      await settle()
      expect(asked).toBe(before)
      second.clock.advance(1)
    }
    await settle()
    expect(asked).toBe(6)
    services.escrow.readApproval = readApproval
    second.clock.advance(30_000)
    await settle()
    services.escrow.readApproval = async () => ({ state: 'refused' })
    second.clock.advance(approvalPollMs)
    await expect(outage).rejects.toMatchObject({ code: 'device_refused' })

    services.escrow.readApproval = fail
    const late = wait()
    second.clock.advance(600_000)
    await expect(late).rejects.toMatchObject({ code: 'approval_expired' })
    // What the escrow itself refuses is an answer.
    services.escrow.readApproval = async () => {
      throw refusal('not_found')
    }
    await expect(wait()).rejects.toMatchObject({ context: { reason: 'not_found' } })
  })

  it('gets ready to sign for somebody who reads, and opens nothing for it', async () => {
    const { keeper, enter } = await createTestKeeper()
    await enter()
    await keeper.lock()
    await keeper.prepare()
    const message = await approveMessage(keeper)
    expect(await keeper.sign(message)).toMatchObject([{ result: expect.stringMatching(/^0x/) }])
  })

  it('lets who has a passphrase in with it where the escrow cannot ask by mail, and tells the others', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const { escrow } = first.services
    escrow.startApproval = async () => {
      throw new PorticoError(authRefused, { context: { reason: 'rate_limited', words: 'Too many.' } })
    }
    const second = await createTestKeeper({ services: first.services })
    await second.enter()
    await expect(second.keeper.askForApproval()).rejects.toThrow('Too many.')

    await first.keeper.setPassphrase('correct horse battery')
    await second.enter()
    expect(await second.keeper.askForApproval()).toBeUndefined()
    const waiting = second.keeper.waitForEntry(undefined, new AbortController().signal)
    await second.keeper.recoverWithPassphrase('correct horse battery')
    await waiting
    expect((await second.keeper.getAccount())?.addresses).toEqual(
      (await first.keeper.getAccount())?.addresses,
    )
  }, 300_000)

  it('says when to come back where a new device has to wait', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services })
    await second.enter()
    const availableAt = second.clock.now() / 1000 + 24 * 3600
    second.services.escrow.readApproval = async () => ({ state: 'approved', availableAt })
    await second.keeper.askForApproval()
    await expect(second.keeper.waitForEntry(undefined, new AbortController().signal)).rejects.toThrow(
      'new devices have to wait. Log in here again in 24 hours.',
    )
  })

  it('waits for some minutes on the page, where the wallet is small [AU29]', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services })
    await second.enter()
    const until = second.clock.now() + 120_000
    second.services.escrow.readApproval = async () =>
      until > second.clock.now() ? { state: 'approved', availableAt: until / 1000 } : { state: 'approved' }
    await second.keeper.askForApproval()
    expect(await second.keeper.getOpeningTime()).toBeUndefined()
    let isIn = false
    const waiting = second.keeper.waitForEntry(undefined, new AbortController().signal).then(() => {
      isIn = true
    })
    for (let left = 120_000; left > 0; left -= 30_000) {
      await settle()
      expect(isIn).toBe(false)
      expect(await second.keeper.getOpeningTime()).toBe(until)
      second.clock.advance(30_000)
    }
    await waiting
  })

  it('says before the wait, and after it, that a browser which keeps nothing will be another device [AU30]', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services, forgets: true })
    await second.enter()
    const { escrow } = second.services
    const { startApproval } = escrow
    escrow.startApproval = async body => ({ ...(await startApproval(body)), wait: 86_400 })
    expect(await second.keeper.askForApproval()).toMatchObject({ forgets: true, wait: 86_400 })
    const availableAt = second.clock.now() / 1000 + 86_400
    escrow.readApproval = async () => ({ state: 'approved', availableAt })
    await expect(second.keeper.waitForEntry(undefined, new AbortController().signal)).rejects.toThrow(
      'Use a browser that keeps data, your passphrase or your recovery phrase.',
    )
  })

  it('gives the escrow another key where it has lost the one it had [KS18]', async () => {
    const { keeper, enter, services } = await createTestKeeper()
    await enter()
    const account = await keeper.getAccount()
    services.emptyEscrow()
    await keeper.signOut()
    await enter()
    const second = await createTestKeeper({ services })
    await second.enter()
    await second.keeper.askForApproval()
    await second.keeper.waitForEntry(undefined, new AbortController().signal)
    expect((await second.keeper.getAccount())?.addresses).toEqual(account?.addresses)
  })

  it('says so where another number was typed, and asks again with a new one [AU28]', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services })
    await second.enter()
    const { escrow } = second.services
    const { readApproval } = escrow
    escrow.readApproval = async () => ({ state: 'mismatched' })
    const number = (await second.keeper.askForApproval())?.number
    const wait = () => second.keeper.waitForEntry(undefined, new AbortController().signal)
    await expect(wait()).rejects.toMatchObject({ code: 'number_mismatched' })
    escrow.readApproval = readApproval
    const asked = [await second.keeper.askForApproval(), await second.keeper.askForApproval()]
    const numbers = [number, ...asked.map(each => each?.number)]
    expect(new Set(numbers).size).toBeGreaterThan(1)
    await wait()
  })

  it('shows no number where the owner has answered before', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services })
    await second.enter()
    const { escrow } = second.services
    const { startApproval } = escrow
    escrow.startApproval = async body => ({ ...(await startApproval(body)), nonce: undefined })
    expect(await second.keeper.askForApproval()).toMatchObject({ number: undefined })
    await second.keeper.waitForEntry(undefined, new AbortController().signal)
  })

  it('gives up waiting when the page does', async () => {
    const first = await createTestKeeper()
    await first.enter()
    const second = await createTestKeeper({ services: first.services })
    second.services.setApproves(false)
    await second.enter()
    await second.keeper.askForApproval()
    const controller = new AbortController()
    const waiting = second.keeper.waitForEntry(undefined, controller.signal)
    controller.abort(new Error('given up'))
    await expect(waiting).rejects.toThrow('given up')
  })

  it('shows the recovery kit only within five minutes of a code [KS09]', async () => {
    const { keeper, enter, clock } = await createTestKeeper()
    await enter()
    expect(await keeper.exportKit()).toHaveLength(24)
    clock.advance(keeperTiming.freshCode + 1)
    const refusal = { code: 'fresh_code_required' }
    await expect(keeper.exportKit()).rejects.toMatchObject(refusal)
    await expect(keeper.confirmKit()).rejects.toMatchObject(refusal)
    await expect(keeper.setPassphrase('correct horse battery')).rejects.toMatchObject(refusal)
    await keeper.sendFreshCode()
    await expect(keeper.exportKit()).rejects.toMatchObject(refusal)
    await keeper.verifyFreshCode('123456')
    expect(await keeper.exportKit()).toHaveLength(24)
    const message = await approveMessage(keeper)
    const before = await keeper.sign(message)
    expect(await keeper.getAccount()).toMatchObject({ hasOwnRecovery: false })
    await keeper.confirmKit()
    expect(await keeper.listRecoveries()).toEqual(['escrow', 'kit'])
    expect(await keeper.getAccount()).toMatchObject({ hasOwnRecovery: true })
    expect(await keeper.sign(message)).toEqual(before)
  })

  it('asks for a passphrase before there is a wallet that nothing else could bring back', async () => {
    const { keeper, enter, services } = await createTestKeeper({ hasEscrow: false })
    expect(await enter()).toEqual({ kind: 'protection' })
    expect(services.getWallet()).toBeUndefined()
    const entered = keeper.waitForEntry(undefined, new AbortController().signal)
    await keeper.createProtected('correct horse battery')
    await entered
    expect(services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual(['passphrase'])
    const second = await createTestKeeper({ services, hasEscrow: false })
    expect(await second.enter()).toEqual({ kind: 'recovery', methods: ['passphrase'] })
    await expect(second.keeper.recoverWithPassphrase('wrong passphrase')).rejects.toMatchObject({
      code: 'wrong_passphrase',
    })
    await second.keeper.recoverWithPassphrase('correct horse battery')
    expect(await keeper.getAccount()).toMatchObject({ isNew: true })
    expect(await second.keeper.getAccount()).toEqual({ ...(await keeper.getAccount()), isNew: false })
  }, 300_000)

  it('is signed out here and in other tabs, and keeps the share for the next time', async () => {
    const { keeper, enter, announced, services } = await createTestKeeper()
    await enter()
    const account = await keeper.getAccount()
    await keeper.signOut()
    expect(announced.count).toBe(1)
    expect(await keeper.getAccount()).toBeUndefined()
    const message = await approveMessage(keeper)
    await expect(keeper.sign(message)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await enter()).toEqual({ kind: 'none' })
    // The same account in another login.
    expect(await keeper.getAccount()).toEqual({
      ...account,
      isNew: false,
      session: expect.not.stringMatching(`^${account?.session}$`),
    })
    expect(services.getWallet()?.epoch).toBe(1)
  })

  it.each([
    ['here', 'signOut'],
    ['in another tab', 'leave'],
  ] as const)('forgets the keys at a sign-out %s, though the store never answers', async (_, act) => {
    const session = { ...createFakeSession(), forget: () => new Promise<never>(() => {}) }
    const { keeper, enter, locked, announced } = await createTestKeeper({ session })
    await enter()
    void keeper[act]()
    expect(locked.count).toBe(1)
    expect(keeper.isSpent()).toBe(true)
    await settle()
    expect(announced.count).toBe(act === 'signOut' ? 1 : 0)
    expect(keeper.getState()).toMatchObject({ codeAt: undefined, typedEmail: undefined })
  })

  it('has begun to forget the session when it locks, so that the next worker is not left with it', async () => {
    const session = createFakeSession()
    const { keeper, enter, locked } = await createTestKeeper({ session })
    await enter()
    const { forget } = session
    let locksBefore: number | undefined
    session.forget = () => {
      locksBefore = locked.count
      return forget()
    }
    await keeper.leave()
    expect(locksBefore).toBe(0)
    expect(locked.count).toBe(1)
    expect(await keeper.getAccount()).toBeUndefined()
  })
})
