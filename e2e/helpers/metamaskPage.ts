import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'

const folder = fileURLToPath(new URL('../../node_modules/@metamask/test-dapp/dist/', import.meta.url))
const path = '/test-dapp/'

/**
 * MetaMask's published test page on an origin that the vault accepts. A script of the demo brings the kit, which
 * announces its wallet; neither knows the other.
 */
export async function openMetaMaskPage(page: Page): Promise<void> {
  // Chromium treats a page that a test fulfils as one of the public internet, which needs permission for the local
  // network.
  await page.context().grantPermissions(['local-network-access'])
  // The page enables its buttons only for wallets that identify as MetaMask.
  await page.addInitScript(() =>
    window.addEventListener('eip6963:announceProvider', ({ detail }: CustomEventInit) => {
      detail.provider.isMetaMask = true
    }),
  )
  const demo = await (await fetch(`${addresses.demo}/email.html`)).text()
  const kit = demo.match(/<(?:script|link)[^>]*\.(?:js|css)"[^>]*>(?:<\/script>)?/g) ?? []
  await page.route(`**${path}**`, route => {
    const name = new URL(route.request().url()).pathname.slice(path.length)
    if (name === '') {
      const body = readFileSync(`${folder}index.html`, 'utf8')
      const root = `<div id="root"></div>${kit.join('')}`
      return route.fulfill({ contentType: 'text/html', body: body.replace('</body>', `${root}</body>`) })
    }
    return existsSync(folder + name)
      ? route.fulfill({ path: folder + name })
      : route.fulfill({ status: 404, body: '' })
  })
  // Blocks third-party fonts, styles and relays.
  await page.route(/^https:\/\/(?!127\.0\.0\.1|localhost)/, route => route.abort())
  await page.routeWebSocket(/^wss:\/\/(?!127\.0\.0\.1|localhost)/, socket => socket.close())
  await page.goto(path)
  await page.getByRole('button', { name: 'Use Email Wallet' }).click()
}
