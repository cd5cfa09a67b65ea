import type { Page } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { dialogOf } from '../helpers/kit.ts'
import {
  connectRemote,
  copyShownUri,
  copyUri,
  outputOf,
  playground,
  startSigning,
  test,
} from '../helpers/remote.ts'

function recordEgress(page: Page): string[] {
  const egress: string[] = []
  page.on('console', message => egress.push(`console: ${message.text()}`))
  page.on('pageerror', error => egress.push(`error: ${error.stack}`))
  page.on('request', request => {
    const { url, headers, postData } = {
      url: request.url(),
      headers: request.headers(),
      postData: request.postData(),
    }
    egress.push(`request: ${url} ${JSON.stringify(headers)} ${postData ?? ''}`)
  })
  page.on('websocket', socket => {
    egress.push(`socket: ${socket.url()}`)
    socket.on('framesent', ({ payload }) => egress.push(`frame: ${payload}`))
  })
  page.on('framenavigated', frame => egress.push(`address: ${frame.url()}`))
  return egress
}

/** What other scripts, other pages and the server could read. */
const readTraces = (page: Page) =>
  page.evaluate(async () => {
    const own = Object.entries(localStorage).filter(([name]) => !name.startsWith('@portico/pairing/'))
    const databases = (await indexedDB.databases?.())?.map(({ name }) => name) ?? []
    const caches = await globalThis.caches?.keys()
    return JSON.stringify({
      own,
      databases,
      caches,
      session: { ...sessionStorage },
      cookies: document.cookie,
      title: document.title,
      referrer: document.referrer,
      address: location.href,
      history: history.state,
      name: window.name,
      page: document.documentElement.outerHTML,
      modal: document.querySelector('portico-modal')?.shadowRoot?.innerHTML,
      measured: performance.getEntries().map(({ name }) => name),
    })
  })

/** The secrets that are stored unencrypted for minutes; those of a session are encrypted. */
const readSecrets = (page: Page) =>
  page.evaluate(() => {
    const kept = ['sessions', 'pending', 'withdrawn', 'identity'].map(name =>
      localStorage.getItem(`@portico/pairing/${name}`),
    )
    return [...kept.join(' ').matchAll(/"(?:symKey|privateKey|value)":"([0-9a-f]{64})"/g)].map(
      ([, key]) => key ?? '',
    )
  })

test('the keys of codes and sessions leave by nothing but the visitor, whatever becomes of them [WC31] [ST10]', async ({
  page,
  createWallet,
}) => {
  test.setTimeout(120_000)
  const egress = recordEgress(page)
  const secrets = new Set<string>()
  const traces: string[] = []
  const look = async () => {
    for (const secret of await readSecrets(page)) secrets.add(secret)
    traces.push(await readTraces(page))
  }
  const wallet = createWallet()
  await page.goto(`${playground}&logLevel=debug&analytics=on`)
  const declined = await copyUri(page)
  await look()
  await wallet.pair(declined)
  await (await wallet.nextProposal()).reject()
  await expect(dialogOf(page).getByText('Connection rejected')).toBeVisible()
  await look()
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  const left = await copyShownUri(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await look()

  await page.reload()
  await connectRemote(page, wallet)
  await look()
  await startSigning(page, 'Nothing to hide')
  await (await wallet.nextRequest('personal_sign')).reject()
  await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'failed')
  await wallet.disconnect()
  await expect
    .poll(() => page.evaluate(() => window.portico?.store.get().accounts.eip155?.status))
    .toBe('disconnected')
  await look()

  // The recorder must have seen all kinds of traffic, or the test would prove nothing.
  await page.evaluate(() => console.info('Heard by the recorder.'))
  for (const kind of [/^console: /, /^request: /, /^frame: /, /^socket: /, /^request: .*CONNECT_SUCCESS/])
    await expect.poll(() => egress.some(text => kind.test(text)), String(kind)).toBe(true)
  for (const uri of [declined, left]) secrets.add(new URL(uri).searchParams.get('symKey') ?? '')
  expect(secrets.size).toBeGreaterThanOrEqual(4)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(egress.filter(text => text.includes(secret))).toEqual([])
    expect(traces.filter(text => text.includes(secret))).toEqual([])
  }
  expect([...egress, ...traces].filter(text => text.includes('symKey'))).toEqual([])
})
