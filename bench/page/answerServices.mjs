import { servicePaths } from '@portico/protocol'

const wallets = Array.from({ length: 500 }, (_, index) => ({
  id: `w${index}`,
  name: `Wallet ${index}`,
  image_id: `w${index}`,
  chains: ['eip155:1', 'eip155:31337'],
  mobile_link: `wallet${index}://`,
  homepage: 'https://example.org',
}))

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const quiet = {
  [servicePaths.config]: { features: [] },
  // The page is on localhost, so its project is a sandbox.
  [servicePaths.origins]: { allowedOrigins: ['http://127.0.0.1:*', 'http://localhost:*'] },
  [servicePaths.analyticsConfig]: { isAnalyticsEnabled: false },
}

/**
 * Instant responses with a registry of 500 wallets, an idle chain and a silent relay, so that only the page is
 * measured.
 */
export async function answerServices(page) {
  await page.routeWebSocket(/^wss?:/, () => undefined)
  await page.route('http://127.0.0.1:4100/**', route => {
    const { pathname, searchParams } = new URL(route.request().url())
    // Real images, because the kit loads its own logos where there are none.
    if (/Image\//.test(pathname))
      return route.fulfill({ headers, contentType: 'image/svg+xml', body: picture })
    if (pathname !== servicePaths.wallets) return route.fulfill({ headers, json: quiet[pathname] ?? {} })
    const entries = Number(searchParams.get('entries') ?? 40)
    const start = (Number(searchParams.get('page') ?? 1) - 1) * entries
    return route.fulfill({
      headers,
      json: { data: wallets.slice(start, start + entries), count: wallets.length },
    })
  })
  await page.route('http://127.0.0.1:8545/**', async route => {
    const body = route.request().postDataJSON() ?? {}
    const answer = ({ id }) => ({ jsonrpc: '2.0', id, result: '0x0' })
    await route.fulfill({ headers, json: Array.isArray(body) ? body.map(answer) : answer(body) })
  })
}
