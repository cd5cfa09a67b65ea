import type { Language } from '@portico/protocol'
import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  site,
  startTestAuth,
  type TestAuth,
  vaultOrigin,
} from '../../../../packages/server/test/startTestAuth.ts'
import { startTestEscrow, type TestEscrow } from '../../../../packages/server/test/startTestEscrow.ts'
import { approveMessage } from '../../test/approveMessage.ts'
import type { Approved } from '../approve/Approval.ts'
import { createDeviceKeys } from '../keys/deviceKeys.ts'
import { createAuthService } from '../service/createAuthService.ts'
import { createEscrowService } from '../service/createEscrowService.ts'
import { createServiceClient } from '../service/createServiceClient.ts'
import { createSession } from '../service/createSession.ts'
import { createMemoryStore } from '../store/createBrowserStore.ts'
import { createKeeper } from './createKeeper.ts'
import type { EmailChangeRequest } from './Keeper.ts'

const escrowAddress = 'http://127.0.0.1:1'
let service: TestAuth
let escrow: TestEscrow
beforeAll(async () => {
  service = await startTestAuth()
  escrow = await startTestEscrow(service, { url: escrowAddress })
})
afterAll(async () => {
  await escrow.close()
  await service.close()
})

/** To where a service really listens, as the browser would send it from the vault's page. */
const fetchFrom =
  (known: string, actual: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Origin', vaultOrigin)
    return fetch(String(input).replace(known, actual), { ...init, headers })
  }

/** A browser that has never been here. */
async function openBrowser() {
  const device = await createDeviceKeys()
  const store = createMemoryStore()
  const getTime = () => service.clock.time
  let language: Language | undefined
  const connect = (known: string, actual: string) =>
    createServiceClient({
      baseUrl: known,
      device,
      getTime,
      getLanguage: () => language,
      fetch: fetchFrom(known, actual),
    })
  const client = connect(service.auth.url, service.url)
  const session = createSession({ store, device, client, getTime, withLock: (_, act) => act() })
  const keeper = createKeeper({
    projectId: 'shop',
    site,
    label: 'Chrome on Linux',
    store,
    device,
    session,
    withLock: (_, act) => act(),
    auth: createAuthService(client, session),
    escrow: createEscrowService(connect(escrowAddress, escrow.url)),
    clock: {
      now: getTime,
      // All waits are short, also the one after which the root is forgotten.
      after(_, act) {
        const timer = setTimeout(act, 50)
        return () => clearTimeout(timer)
      },
    },
    setLanguage(next) {
      language = next
    },
    announceSignOut: () => {},
  })
  const login = async (email: string) => {
    service.clock.time += 31_000
    await keeper.startLogin(email)
    return keeper.verifyCode(await service.readCode(email))
  }
  return { keeper, login }
}

async function approve(email: string, number = '') {
  const { text } = await service.inbox.next(email)
  const token = /\/escrow\/approval\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  const response = await fetch(`${escrow.url}/escrow/approval`, {
    method: 'POST',
    headers: { Origin: escrowAddress, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token, number, decision: 'approved' }),
  })
  expect(response.status).toBe(200)
}

it('makes a wallet with the real services, and brings it to a second device that is approved by mail', async () => {
  const email = 'ada@home.example'
  const first = await openBrowser()
  expect(await first.login(email)).toEqual({ kind: 'none' })
  const account = await first.keeper.getAccount()
  const message = new TextEncoder().encode('hello')
  const approved = await approveMessage(first.keeper, message)
  const [{ result } = { result: '' }] = await first.keeper.sign(approved)
  const signer = recoverMessageAddress({ message: { raw: message }, signature: result as `0x${string}` })
  expect(await signer).toBe(account?.addresses.eip155)

  const second = await openBrowser()
  expect(await second.login(email)).toEqual({ kind: 'recovery', methods: ['escrow'] })
  const number = (await second.keeper.askForApproval())?.number
  const entering = second.keeper.waitForEntry(undefined, new AbortController().signal)
  await approve(email, number)
  await entering
  expect(await second.keeper.getAccount()).toMatchObject({ addresses: account?.addresses })

  // The first device finds its new share at the service.
  await first.keeper.lock()
  expect(await first.keeper.sign(approved)).toEqual([{ result }])

  // Sessions outlive their short tokens.
  service.clock.time += 700_000
  await first.keeper.lock()
  expect(await first.keeper.sign(approved)).toEqual([{ result }])

  await first.keeper.sendFreshCode()
  await first.keeper.verifyFreshCode(await service.readCode(email))
  await first.keeper.setPassphrase('correct horse battery')
  expect(await first.keeper.listRecoveries()).toEqual(['escrow', 'passphrase'])
  // A mailbox gets three codes in a quarter of an hour.
  service.clock.time += 900_000
  const protectedAccount = { ...account, hasOwnRecovery: true, isNew: false }
  const third = await openBrowser()
  expect(await third.login(email)).toMatchObject({ kind: 'recovery' })
  await third.keeper.recoverWithPassphrase('correct horse battery')
  // The same wallet, in a session of this device's own.
  expect(await third.keeper.getAccount()).toEqual({ ...protectedAccount, session: expect.any(String) })

  // Another mailbox: the escrow asks there from now on, and the old one opens nothing.
  service.clock.time += 900_000
  const moved = 'ada@work.example'
  // Nobody was asked: tests may say so.
  const agree = (session: string) => ({ session, email: moved }) as Approved<EmailChangeRequest>
  await expect(third.keeper.startEmailChange(agree('another'))).rejects.toMatchObject({
    code: 'login_changed',
  })
  await third.keeper.startEmailChange(agree((await third.keeper.getAccount())?.session ?? ''))
  await third.keeper.proveOldEmail(await service.readCode(email))
  expect(await third.keeper.finishEmailChange(await service.readCode(moved))).toBe(moved)
  expect(await third.keeper.getAccount()).toMatchObject({ addresses: account?.addresses, email: moved })
  for (const told of [email, moved]) {
    expect(await service.inbox.next(told)).toMatchObject({ text: expect.stringContaining(moved) })
  }
  const fourth = await openBrowser()
  await fourth.login(moved)
  const shown = (await fourth.keeper.askForApproval())?.number
  const opening = fourth.keeper.waitForEntry(undefined, new AbortController().signal)
  await approve(moved, shown)
  await opening
  expect((await fourth.keeper.getAccount())?.addresses).toEqual(account?.addresses)

  await third.keeper.signOut()
  expect(await third.keeper.getAccount()).toBeUndefined()
}, 120_000)

it('has mails written in the language that the page around the vault speaks', async () => {
  const email = 'grete@home.example'
  const { keeper } = await openBrowser()
  await keeper.setLanguage('de')
  service.clock.time += 31_000
  await keeper.startLogin(email)
  const { subject, text } = await service.inbox.next(email)
  expect(subject).toMatch(/^\d{6} ist Ihr Code für shop\.example$/)
  await keeper.verifyCode(/^ {4}(\d{6})$/m.exec(text)?.[1] ?? '')

  const second = await openBrowser()
  await second.keeper.setLanguage('ar')
  await second.login(email)
  await second.keeper.askForApproval()
  expect(await service.inbox.next(email)).toMatchObject({
    subject: 'جهاز جديد يريد استخدام محفظتك على shop.example',
  })
}, 60_000)
