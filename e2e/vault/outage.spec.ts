import type { Frame, Page } from '@playwright/test'
import { authPaths, escrowPaths } from '@portico/protocol/auth'
import { clickUntilGone } from '../helpers/kit.ts'
import { code } from '../helpers/vaultServices.ts'
import {
  ask,
  embedVault,
  expect,
  greet,
  login,
  type Reply,
  test,
  type VaultSite,
  waitForReady,
} from '../helpers/vaultSite.ts'

/** Every step ends with an understandable error. */
const failed = {
  t: expect.stringMatching(/_ERROR$/),
  p: { message: expect.stringMatching(/^(?!.*[Ii]nternal).+/) },
}
const done = { t: expect.stringMatching(/_SUCCESS$/) }

async function enterCode(page: Page): Promise<Reply> {
  const started = await ask(page, 'CONNECT_EMAIL', { email: 'ada@example.com' })
  if (started.t.endsWith('_ERROR') || (started.p as { action: string }).action === 'CONNECT') return started
  return ask(page, 'CONNECT_OTP', { otp: code })
}

async function signCalmly(page: Page, frame: Frame, address: string): Promise<Reply> {
  const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page), address] })
  const sign = frame.getByRole('button', { name: 'Sign' })
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await clickUntilGone(sign)
  return signing
}

/** The action fails while one path is unreachable, and succeeds afterwards. */
async function cutAt(site: VaultSite, path: string, act: () => Promise<Reply>) {
  await test.step(path, async () => {
    site.services.cut.add(path)
    expect(await act()).toMatchObject(failed)
    site.services.cut.clear()
    expect(await act()).toMatchObject(done)
  })
}

test('a network that ends during a login ends the login, and the next one goes through', async ({
  page,
  site,
}) => {
  const steps = [
    authPaths.startOtp,
    authPaths.verifyOtp,
    authPaths.readWallet,
    authPaths.escrowTicket,
    escrowPaths.key,
    escrowPaths.store,
    authPaths.createWallet,
  ]
  for (const path of steps) {
    site.services.restore(undefined)
    const frame = await embedVault(page, site)
    await waitForReady(page)
    await cutAt(site, path, () => enterCode(page))
    expect(await ask(page, 'GET_USER', { chainId: 31337 })).toMatchObject(done)
    await ask(page, 'SIGN_OUT')
    await emptyStorage(frame)
  }
})

test('a network that ends before a signature ends the request, and the next one is signed', async ({
  page,
  site,
}) => {
  const { address } = await login(page, site)
  for (const path of [authPaths.refreshSession, authPaths.readWallet, authPaths.releaseShare]) {
    const frame = await embedVault(page, site)
    await waitForReady(page)
    await cutAt(site, path, () => signCalmly(page, frame, address))
  }
  site.services.cut.add(authPaths.endSession)
  expect(await ask(page, 'SIGN_OUT')).toMatchObject(done)
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
})

test('a node that is not there ends a transaction before anybody is asked', async ({ page, site }) => {
  site.settings = { rpcUrls: { 'eip155:31337': 'http://127.0.0.1:9' } }
  const { address } = await login(page, site)
  const params = [{ from: address, to: address, value: '0x1' }]
  expect(await ask(page, 'RPC_REQUEST', { method: 'eth_sendTransaction', params })).toMatchObject(failed)
})

test('a network that ends during a return ends that, and the next try opens the same wallet', async ({
  page,
  site,
}) => {
  let { frame, address } = await login(page, site)
  const steps = [
    authPaths.escrowTicket,
    escrowPaths.startApproval,
    escrowPaths.release,
    authPaths.readRecovery,
    authPaths.releaseShare,
    authPaths.rotateWallet,
  ]
  for (const path of steps) {
    await emptyStorage(frame)
    frame = await embedVault(page, site)
    await waitForReady(page)
    expect(await enterCode(page)).toMatchObject({ p: { action: 'VERIFY_DEVICE' } })
    await cutAt(site, path, () => ask(page, 'CONNECT_DEVICE'))
    expect(await ask(page, 'GET_USER', { chainId: 31337 })).toMatchObject({ p: { address } })
  }
})

test('a network that ends while a device waits for its approval ends nothing', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  await emptyStorage(frame)
  await embedVault(page, site)
  await waitForReady(page)
  expect(await enterCode(page)).toMatchObject({ p: { action: 'VERIFY_DEVICE' } })
  site.services.cut.add(escrowPaths.readApproval)
  const asked = page.waitForEvent('requestfailed', request =>
    request.url().endsWith(escrowPaths.readApproval),
  )
  const connecting = ask(page, 'CONNECT_DEVICE')
  await asked
  site.services.cut.clear()
  expect(await connecting).toMatchObject(done)
  expect(await ask(page, 'GET_USER', { chainId: 31337 })).toMatchObject({ p: { address } })
})

test('a worker that cannot be fetched again after a lock ends what was asked, and the next try is signed', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  const ends = page.workers().map(worker => worker.waitForEvent('close'))
  site.gone.add('keeper.js')
  await frame.evaluate(() => dispatchEvent(new Event('pagehide')))
  await Promise.all(ends)
  const lost = await ask(page, 'GET_USER', { chainId: 31337 })
  expect(lost).toMatchObject({ t: failed.t, p: { reason: 'wallet_not_loaded' } })
  site.gone.clear()
  expect(await signCalmly(page, frame, address)).toMatchObject(done)
})

test('what was agreed to stays in view until it is done, and cannot be agreed to again', async ({
  page,
  site,
}) => {
  const { address } = await login(page, site)
  const frame = await embedVault(page, site)
  await waitForReady(page)
  let release = () => {}
  site.services.held.set(
    authPaths.releaseShare,
    new Promise(resolve => {
      release = resolve
    }),
  )
  const signing = signCalmly(page, frame, address)
  await expect(frame.getByRole('status')).toHaveText('Working…')
  await expect(frame.getByText('hello, ')).toBeVisible()
  for (const name of ['Sign', 'Reject']) await expect(frame.getByRole('button', { name })).toBeDisabled()
  release()
  expect(await signing).toMatchObject(done)
  await expect(frame.getByText('hello, ')).toHaveCount(0)
})

const emptyStorage = (frame: Frame) =>
  frame.evaluate(
    () =>
      new Promise(resolve => {
        indexedDB.deleteDatabase('portico-vault').onsuccess = resolve
      }),
  )
