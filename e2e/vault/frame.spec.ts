import type { Page } from '@playwright/test'
import { code } from '../helpers/vaultServices.ts'
import { ask, embedVault, expect, greet, login, test, waitForReady } from '../helpers/vaultSite.ts'

const notice = 'This site isn’t allowed to use this wallet.'

test.describe('who may talk to the vault', () => {
  test('a site that is not on the list is kept out by the browser [FR03]', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    site.settings = { allowedOrigins: ['https://other.example'] }
    site.headers = { 'content-security-policy': "frame-ancestors 'none'" }
    await page.goto(site.host)
    const blocked = page.waitForEvent('console', message => message.text().includes('frame-ancestors'))
    await embedVault(page, site).catch(() => undefined)
    await blocked
  })

  test('with the header stripped the vault refuses by itself and opens no port [FR03]', async ({
    page,
    site,
  }) => {
    site.settings = { allowedOrigins: ['https://other.example'] }
    const frame = await embedVault(page, site)
    await expect(frame.getByText(notice)).toBeVisible()
    expect(await page.evaluate(() => window.vaultHost.received)).toEqual([])
  })

  test('inside of a site that is itself framed the vault says why it does not work [FR05]', async ({
    page,
    site,
  }) => {
    site.headers = { 'content-security-policy': undefined }
    await page.goto(site.host)
    await page.evaluate(src => {
      const outer = document.createElement('iframe')
      outer.src = location.href
      outer.onload = () => {
        const inner = outer.contentDocument?.createElement('iframe')
        if (!inner) return
        inner.src = src
        outer.contentDocument?.body.append(inner)
      }
      document.body.append(outer)
    }, `${site.vault}/sdk?projectId=e2e`)
    const findFrame = () => page.frames().find(frame => frame.url().startsWith(site.vault))
    await expect.poll(() => findFrame() !== undefined).toBe(true)
    const text = () => findFrame()?.locator('#stage').textContent()
    await expect.poll(text).toContain('doesn’t work inside another page')
  })

  test('a malformed handshake is ignored, and a right one still works afterwards [FR07]', async ({
    page,
    site,
  }) => {
    await page.goto(site.host)
    const src = `${site.vault}/sdk?projectId=e2e&chainId=eip155:31337`
    const answered = await page.evaluate(
      async ({ src, origin }) => {
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
        await new Promise(resolve => frame.addEventListener('load', resolve))
        const target = frame.contentWindow as Window
        const init = { t: 'init', v: 4, nonce: 'a'.repeat(32) }
        const answers: string[] = []
        const port = (name: string) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => answers.push(name)
          return port2
        }
        target.postMessage(init, origin)
        target.postMessage(init, origin, [port('two'), port('two')])
        target.postMessage(init, origin, [new ArrayBuffer(8)])
        target.postMessage({ ...init, extra: 1 }, origin, [port('extra')])
        target.postMessage({ ...init, nonce: 'short' }, origin, [port('nonce')])
        target.postMessage('init', origin, [port('text')])
        target.postMessage(init, origin, [port('right')])
        await new Promise<void>(resolve => {
          const wait = () => (answers.length > 0 ? resolve() : requestAnimationFrame(wait))
          wait()
        })
        return answers
      },
      { src, origin: site.vault },
    )
    expect(answered).toEqual(['right'])
  })

  test('of a thousand handshakes at once the first is taken and no other [FR06]', async ({ page, site }) => {
    await embedVault(page, site)
    await waitForReady(page)
    const strangers = await page.evaluate(async origin => {
      const { frame } = window.vaultHost
      let answers = 0
      for (let count = 0; count < 1000; count++) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          answers += 1
        }
        frame.contentWindow?.postMessage({ t: 'init', v: 4, nonce: 'b'.repeat(32) }, origin, [port2])
      }
      return answers
    }, site.vault)
    expect(strangers).toBe(0)
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
    expect(await page.evaluate(() => window.vaultHost.received.length)).toBe(2)
  })

  test('nothing listens on the window afterwards: guessed answers have no effect [FR09]', async ({
    page,
    site,
  }) => {
    const { frame, address } = await login(page, site)
    const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page), address] })
    await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled', 'false')
    const before = await frame.locator('#stage').innerHTML()
    await page.evaluate(origin => {
      const { frame } = window.vaultHost
      for (let count = 0; count < 100_000; count++) {
        const id = count.toString(16).padStart(32, '0')
        frame.contentWindow?.postMessage({ v: 4, id, seq: count, t: '@w3m-app/RPC_ABORT' }, origin)
      }
    }, site.vault)
    await frame.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    expect(await frame.locator('#stage').innerHTML()).toBe(before)
    await frame.getByRole('button', { name: 'Reject' }).click()
    expect(await signing).toMatchObject({ p: { code: 4001 } })
  })
})

test.describe('what the vault takes', () => {
  test('payloads without end are refused, and the vault goes on [FR11]', async ({ page, site }) => {
    await embedVault(page, site)
    await waitForReady(page)
    await page.evaluate(() => {
      const { port } = window.vaultHost
      const send = (p: unknown, seq: number) =>
        port.postMessage({
          v: 4,
          id: seq.toString(16).padStart(32, '0'),
          seq,
          t: '@w3m-app/SYNC_DAPP_DATA',
          p,
        })
      let deep: unknown = []
      for (let depth = 0; depth < 1000; depth++) deep = [deep]
      const wide = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [`k${index}`, 1]))
      const sparse: unknown[] = []
      sparse.length = 2 ** 32 - 1
      send('x'.repeat(1_048_576), 1)
      send(deep, 2)
      send(sparse, 3)
      send(wide, 4)
      send(JSON.parse('{"__proto__":{"polluted":1}}'), 5)
      send({ constructor: { prototype: { polluted: 1 } } }, 6)
      window.vaultHost.seq = 10
    })
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
    const frame = page.frames().find(each => each.url().startsWith(site.vault))
    expect(await frame?.evaluate(() => ({}) as { polluted?: unknown }).then(({ polluted }) => polluted)).toBe(
      undefined,
    )
  })

  test('a flood is answered with refusals and then not at all, and leaves approvals alone [FR21]', async ({
    page,
    site,
  }) => {
    const { frame, address } = await login(page, site)
    const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page), address] })
    await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
    const { answers, refused } = await page.evaluate(async () => {
      const host = window.vaultHost
      const before = host.received.length
      for (let count = 0; count < 10_000; count++) {
        const id = (1_000_000 + count).toString(16).padStart(32, '0')
        host.port.postMessage({ v: 4, id, seq: ++host.seq, t: '@w3m-app/IS_CONNECTED' })
      }
      await new Promise(resolve => setTimeout(resolve, 1500))
      const fresh = host.received.slice(before) as unknown as { t: string; p: { code?: number } }[]
      return { answers: fresh.length, refused: fresh.filter(({ p }) => p?.code === -32005).length }
    })
    expect(answers).toBeLessThan(1000)
    expect(refused).toBeGreaterThan(100)
    await frame.getByRole('button', { name: 'Reject' }).click()
    expect(await signing).toMatchObject({ p: { code: 4001 } })
  })

  test('of many requests one is shown and five wait; one click rejects them all [FR22]', async ({
    page,
    site,
  }) => {
    const { frame, address } = await login(page, site)
    const request = { method: 'personal_sign', params: [greet(page), address] }
    const asked: ReturnType<typeof ask>[] = []
    for (let count = 0; count < 50; count++) asked.push(ask(page, 'RPC_REQUEST', request))
    await expect(frame.getByRole('button', { name: 'Reject all 6' })).toBeVisible()
    await frame.getByRole('button', { name: 'Reject all 6' }).click()
    const codes = (await Promise.all(asked)).map(({ p }) => (p as { code: number }).code)
    expect(codes.filter(each => each === 4001)).toHaveLength(6)
    expect(codes.filter(each => each === -32005)).toHaveLength(44)
  })
})

test('where the browser lets the frame store nothing, a visitor logs in anew and has the same address', async ({
  page,
  site,
}) => {
  await page.goto(site.foreignHost)
  const { frame, address } = await login(page, site)
  const isDenied = () =>
    indexedDB.databases().then(
      () => false,
      () => true,
    )
  expect(await frame.evaluate(isDenied)).toBe(true)
  await page.reload()
  await embedVault(page, site)
  await waitForReady(page)
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
  await enterAgain(page)
  expect(await ask(page, 'GET_USER', { chainId: 31337 })).toMatchObject({ p: { address } })
})

/** With a one-time code, and an approval of the new device. */
async function enterAgain(page: Page) {
  expect(await ask(page, 'CONNECT_EMAIL', { email: 'ada@example.com' })).toMatchObject({
    p: { action: 'VERIFY_OTP' },
  })
  expect(await ask(page, 'CONNECT_OTP', { otp: code })).toMatchObject({ p: { action: 'VERIFY_DEVICE' } })
  expect(await ask(page, 'CONNECT_DEVICE')).toMatchObject({ t: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
}

test('what the browser has thrown away comes back with the mailbox, to the same address', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await frame.evaluate(
    () =>
      new Promise(resolve => {
        indexedDB.deleteDatabase('portico-vault').onsuccess = resolve
      }),
  )
  await page.reload()
  await embedVault(page, site)
  await waitForReady(page)
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
  await enterAgain(page)
  expect(await ask(page, 'GET_USER', { chainId: 31337 })).toMatchObject({ p: { address } })
})

test('a session survives the page, and ends with a sign-out', async ({ page, site }) => {
  const { address } = await login(page, site)
  await page.reload()
  await embedVault(page, site)
  await waitForReady(page)
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: true } })
  expect(await ask(page, 'GET_USER', { chainId: 31337 })).toMatchObject({ p: { address } })
  await ask(page, 'SIGN_OUT')
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ p: { isConnected: false } })
  expect(await ask(page, 'GET_USER')).toMatchObject({ t: '@w3m-frame/GET_USER_ERROR', p: { code: 4100 } })
})
