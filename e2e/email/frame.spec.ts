import { expect, test } from '@portico/testing/playwright'
import {
  evmAddress,
  logIn,
  serveFakeVault,
  solanaAddress,
  vaultFrameOf,
  vaultOrigin,
} from '../helpers/fakeVault.ts'
import { cardOf, clickInFrame, dialogOf, waitUntilClosed } from '../helpers/kit.ts'

const addressOf = (page: Parameters<typeof logIn>[0], family: string) =>
  page.getByRole('region', { name: family }).getByTestId('address')

test('makes no frame before somebody logs in, and makes it at once for who did before [T-12] [W-01]', async ({
  page,
}) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await expect(page.getByTestId('email-input')).toBeVisible()
  await expect(vaultFrameOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await logIn(page)
  await expect(addressOf(page, 'EVM')).toHaveText(evmAddress, { ignoreCase: true })
  await expect(addressOf(page, 'Solana')).toHaveText(solanaAddress)
  await page.reload()
  await expect(vaultFrameOf(page)).toHaveCount(1)
  await expect(addressOf(page, 'EVM')).toHaveText(evmAddress, { ignoreCase: true })
  const frame = vaultFrameOf(page)
  const url = new URL((await frame.getAttribute('src')) ?? '')
  expect([url.origin, url.pathname]).toEqual([vaultOrigin, '/sdk'])
  expect([...url.searchParams.keys()]).toEqual(['projectId', 'chainId', 'version', 'enableLogger', 'rpcUrl'])
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(frame).toHaveAttribute('id', 'w3m-iframe')
  await expect(frame).toHaveAttribute('allow', /publickey-credentials-get .*; clipboard-write /)
  expect(await frame.evaluate(element => 'credentialless' in element && element.credentialless)).toBe(false)
  await expect(frame).toBeHidden()
})

test('hosts the page of the wallet in the card, and takes its answer [T-18] [P-02] [V-12]', async ({
  page,
}) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await waitUntilClosed(page)
  await page.getByRole('region', { name: 'EVM' }).getByRole('button', { name: 'Sign' }).click()
  const frame = vaultFrameOf(page)
  await expect(frame).toBeVisible()
  // Polls during the entry animation.
  await expect
    .poll(async () => {
      const box = await frame.boundingBox()
      const now = await cardOf(page).boundingBox()
      return (
        box &&
        now && {
          card: now.width,
          frame: [
            box.x - now.x,
            now.width - box.width,
            now.y + now.height - box.y - box.height,
            box.y - now.y,
          ],
        }
      )
    })
    .toEqual({ card: 360, frame: [0, 0, 0, 64] })
  const layer = await frame.evaluate(element => {
    const { position, zIndex } = getComputedStyle(element)
    // Below a parent with its own stacking context the z-index would have no effect.
    return { position, zIndex, parent: element.parentElement?.localName }
  })
  expect(layer).toEqual({ position: 'fixed', zIndex: '999999', parent: 'body' })
  await clickInFrame(frame.contentFrame().getByRole('button', { name: 'Approve' }))
  await expect(
    page
      .getByRole('region', { name: 'EVM' })
      .locator('output[data-status="failed"], output[data-status="done"]')
      .first(),
  ).toBeVisible()
  await waitUntilClosed(page)
  await expect(frame).toBeHidden()
  // A hidden frame must not have focus, and keyboard users need a focused element.
  await expect(frame).not.toBeFocused()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('gives a request up when the visitor closes the card [T-17] [X-05]', async ({ page }) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await waitUntilClosed(page)
  await page.getByRole('region', { name: 'EVM' }).getByRole('button', { name: 'Sign' }).click()
  await expect(vaultFrameOf(page)).toBeVisible()
  await page.getByTestId('portico-close').click()
  await expect(page.getByRole('region', { name: 'EVM' }).locator('output[data-status="failed"]')).toHaveText(
    'Request was aborted',
  )
  await expect(vaultFrameOf(page)).toBeHidden()
})

test('refuses what the wallet never does, with the card open [P-03] [T-18]', async ({ page }) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await waitUntilClosed(page)
  const message = await page.evaluate(() => {
    const connector = window.portico?.store.get().connectors.find(({ id }) => id === 'ID_AUTH')
    const provider = connector?.provider as { request(call: object): Promise<unknown> }
    return provider.request({ method: 'eth_sign', params: [] }).catch(error => error.message)
  })
  expect(message).toBe('Requested RPC call is not allowed')
  await expect(dialogOf(page)).toBeVisible()
  await expect(page.getByText('Action not allowed')).toBeVisible()
})

test('hears neither other frames nor other windows of the vault’s origin [FR01] [FR02] [FR09]', async ({
  page,
  context,
}) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await page.getByTestId('email-input').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').waitFor()
  const read = () => page.evaluate(() => JSON.stringify(window.portico?.store.get()))
  const before = await read()
  await context.route('https://evil.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  )
  await context.route(`${vaultOrigin}/second`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  )
  const names = [
    'READY',
    'SESSION_UPDATE',
    'SURFACE',
    ...['CONNECT_OTP', 'GET_USER', 'CONNECT_EMAIL', 'IS_CONNECTED', 'RPC_REQUEST', 'CONNECT_DEVICE'].map(
      name => `${name}_SUCCESS`,
    ),
  ]
  for (const url of ['https://evil.example/', `${vaultOrigin}/second`]) {
    await page.evaluate(
      async ([src, events]) => {
        const frame = document.createElement('iframe')
        frame.src = src as string
        document.body.append(frame)
        await new Promise(resolve => frame.addEventListener('load', resolve))
        frame.dataset.stranger = JSON.stringify(events)
      },
      [url, names] as const,
    )
    const stranger = page.frames().find(frame => frame.url() === url)
    await stranger?.evaluate(events => {
      for (const name of events) {
        for (let index = 0; index < 100; index += 1) {
          const id = 'ab'.repeat(16)
          parent.postMessage(
            { v: 4, id, seq: index, t: `@w3m-frame/${name}`, p: { address: '0x1', chainId: 1 } },
            '*',
          )
          parent.postMessage({ type: `@w3m-frame/${name}`, payload: { address: '0x1', chainId: 1 }, id }, '*')
        }
      }
    }, names)
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 200)))
    await page.evaluate(() => document.querySelector('[data-stranger]')?.remove())
  }
  expect(await read()).toBe(before)
})

test('gives a frame up that never answers, and says so once [FR15] [X-03]', async ({ page }) => {
  await serveFakeVault(page, { silent: true })
  await page.clock.install()
  await page.goto('/email.html')
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await page.getByTestId('email-input').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(vaultFrameOf(page)).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expect(vaultFrameOf(page)).toHaveCount(0)
  // On a slow machine the services may not have responded yet, and twenty seconds exceed their timeout, too.
  const countAlerts = () =>
    page.evaluate(
      () =>
        window.portico?.store.get().alerts.items.filter(({ code }) => code === 'iframe_load_failed').length,
    )
  await expect.poll(countAlerts).toBe(1)
})

test('makes one frame again when the page takes it away, a hundred times [FR19]', async ({ page }) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await waitUntilClosed(page)
  for (let cycle = 0; cycle < 100; cycle += 1) {
    await page.evaluate(async () => {
      const frame = document.querySelector('iframe')
      frame?.remove()
      await new Promise(resolve => setTimeout(resolve))
      if (frame) document.body.append(frame)
    })
  }
  await page.getByRole('region', { name: 'EVM' }).getByRole('button', { name: 'Sign' }).click()
  await expect(vaultFrameOf(page)).toHaveCount(1)
  await expect(vaultFrameOf(page)).toBeVisible()
})

test('names the words to add to a policy that forbids the frame [FR27]', async ({ page }) => {
  await serveFakeVault(page)
  await page.route('**/email.html', async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "frame-src 'self'" },
    })
  })
  await page.goto('/email.html')
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await page.getByTestId('email-input').fill('ada@example.com')
  await page.keyboard.press('Enter')
  // On a slow machine there are further alerts about slow services.
  const readAlerts = () =>
    page.evaluate(() =>
      window.portico?.store
        .get()
        .alerts.items.map(({ message }) => message)
        .join('\n'),
    )
  await expect.poll(readAlerts).toContain(`frame-src ${vaultOrigin}`)
})

test('is a wallet for pages that know only EIP-6963, and is listed once in the kit', async ({ page }) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  const asked = page.evaluate(
    () =>
      new Promise<unknown>(resolve => {
        addEventListener('eip6963:announceProvider', event => {
          const { info, provider } = (event as CustomEvent).detail
          if (info.name === 'Email Wallet') resolve(provider.request({ method: 'eth_requestAccounts' }))
        })
        dispatchEvent(new Event('eip6963:requestProvider'))
      }),
  )
  await page.getByTestId('email-input').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').fill('123456')
  expect(await asked).toEqual([evmAddress])
  const listed = await page.evaluate(
    () =>
      window.portico?.store
        .get()
        .connectors.filter(({ name, chain }) => name === 'Email Wallet' && chain === 'eip155').length,
  )
  expect(listed).toBe(1)
})

test('forgets the login with the sign-out [T-16]', async ({ page }) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await expect(addressOf(page, 'EVM')).toHaveText(evmAddress, { ignoreCase: true })
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('ada@example.com')
  await page.evaluate(() => window.portico && window.porticoActions?.disconnect(window.portico))
  await expect(addressOf(page, 'EVM')).toHaveText('disconnected')
  await expect(addressOf(page, 'Solana')).toHaveText('disconnected')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ada@example.com')
})

test('fills the sheet on a phone with the page of the wallet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await waitUntilClosed(page)
  await page.getByRole('region', { name: 'EVM' }).getByRole('button', { name: 'Sign' }).click()
  await expect(vaultFrameOf(page)).toBeVisible()
  await expect
    .poll(async () => {
      const box = await vaultFrameOf(page).boundingBox()
      return box && [box.x, box.width, box.y + box.height, box.height]
    })
    .toEqual([0, 390, 844, 536])
})

test('ends its requests when the frame is sent elsewhere, and makes it anew [FR18]', async ({ page }) => {
  await serveFakeVault(page)
  await page.goto('/email.html')
  await logIn(page)
  await waitUntilClosed(page)
  const card = page.getByRole('region', { name: 'EVM' }).locator('article', { hasText: 'Sign a message' })
  await card.getByRole('button', { name: 'Sign' }).click()
  await expect(vaultFrameOf(page)).toBeVisible()
  await vaultFrameOf(page).evaluate((frame: HTMLIFrameElement) => {
    frame.src = 'about:blank'
  })
  await expect(card.locator('output')).toHaveText('Request was aborted')
  await expect(vaultFrameOf(page)).toHaveAttribute('src', /\/sdk\?/)
  await expect(vaultFrameOf(page)).toHaveCount(1)
  await card.getByRole('button', { name: 'Sign' }).click()
  await expect(vaultFrameOf(page)).toBeVisible()
})
