import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '../../../bench/page/openBrowser.mjs'
import { serveFolder } from '../../../packages/sandbox/start/serveFolder.mjs'
import { explain } from '../../../scripts/bootstrap.mjs'
import { run } from '../../../scripts/process/run.mjs'
import { root } from '../../../scripts/root.mjs'

const demo = join(root, 'apps/demo/dist')
const shots = join(root, 'shots')
const themes = ['light', 'dark']
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
  // A desktop at 200 %.
  zoomed: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  // The option `dialog: { layout: 'wide' }`, which affects the choice of a wallet.
  wide: { viewport: { width: 1280, height: 800 } },
}

/**
 * `node apps/demo/tools/shots.mjs remote all-wallets --locale=de --screen=phone --theme=dark`: parts of state names, and options.
 */
const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const read = name => process.argv.find(argument => argument.startsWith(`--${name}=`))?.split('=')[1]
const [locale, onlyScreen, onlyTheme] = ['locale', 'screen', 'theme'].map(read)
const wantsDocs = process.argv.includes('--docs')
const language = locale ? { locale } : {}

/** The input that a state needs before its screenshot. */
const typed = {
  'email-code-wrong': { into: 'otp-input', text: '000000' },
  'update-email-asking': { into: 'email-input', text: 'ada@work.example', press: 'Enter' },
  'update-email-refused': { into: 'email-input', text: 'ada@work.example', press: 'Enter' },
}

async function open(page, url, state, theme, variables = {}) {
  const query = new URLSearchParams({ state, theme, ...language, ...variables })
  await page.goto(`${url}/gallery.html?${query}`, { waitUntil: 'networkidle' })
  const { into, text, press } = typed[state] ?? {}
  if (into) await page.getByTestId(into).fill(text)
  if (press) await page.keyboard.press(press)
  await page.getByRole('dialog').waitFor()
  // Waits for pending images and transitions.
  await page.evaluate(async () => {
    const root = document.querySelector('portico-modal')?.shadowRoot
    const images = [...(root?.querySelectorAll('img') ?? [])]
    await Promise.all(images.map(image => image.decode().catch(() => undefined)))
    const endless = each => each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const finite = (root?.getAnimations() ?? []).filter(each => !endless(each))
    await Promise.all(finite.map(each => each.finished.catch(() => undefined)))
  })
}

async function listStates(browser, url) {
  const page = await browser.newPage()
  await page.goto(`${url}/gallery.html`)
  // The gallery publishes its list of states.
  await page.waitForFunction(() => Array.isArray(globalThis.__porticoGallery))
  const states = await page.evaluate(() => globalThis.__porticoGallery)
  await page.close()
  return states
}

async function shoot(browser, url, states, screen, theme) {
  const context = await browser.newContext({
    ...screens[screen],
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  let taken = 0
  for (const state of states) {
    await open(page, url, state, theme, screen === 'wide' ? { layout: 'wide' } : {})
    if (screen === 'wide' && !(await beginsWithWallets(page))) continue
    await page.screenshot({ path: join(shots, `${state.replaceAll('/', '-')}.${screen}.${theme}.png`) })
    taken++
  }
  await context.close()
  console.log(`${taken} states: ${screen}, ${theme}`)
}

/** Whether the view was reached from the list of wallets. */
const beginsWithWallets = page =>
  page.evaluate(() => globalThis.portico.store.get().router.stack[0].name === 'Connect')

const readmePictures = {
  'connect.png': { state: 'connect-socials-without-services', theme: 'light' },
  'pictures/code.png': { state: 'remote-code-any', theme: 'light' },
  'pictures/email.png': { state: 'email-code', theme: 'light' },
  'pictures/account.png': { state: 'account-known-tokens', theme: 'light' },
  'pictures/swap.png': { state: 'swap-known-tokens', theme: 'light' },
  'pictures/dark.png': { state: 'connect-socials-without-services', theme: 'dark' },
}

/** With `--docs`: the images of the README, each of the card with a margin. */
async function drawReadme(browser, url) {
  await mkdir(join(root, 'docs/pictures'), { recursive: true })
  const marks = JSON.parse(await readFile(join(root, 'packages/server/marks/tokens.json'), 'utf8'))
  for (const [file, { state, theme, scale = 2 }] of Object.entries(readmePictures)) {
    const context = await browser.newContext({
      ...screens.desktop,
      deviceScaleFactor: scale,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.route('https://gallery.example/**', route => fulfilMark(route, marks))
    await open(page, url, state, theme)
    const { x, y, width, height } = await page.locator('.card').boundingBox()
    const clip = { x: x - 40, y: y - 40, width: width + 80, height: height + 80 }
    await page.screenshot({ path: join(root, 'docs', file), clip })
    await context.close()
  }
  console.log(`${Object.keys(readmePictures).length} pictures for README.md`)
}

/** The server's mark of a token, whose picture the gallery's data gives as `https://pictures.example/UNI.svg`. */
function fulfilMark(route, marks) {
  const [, symbol] =
    /\/([A-Z]+)\.svg$/.exec(new URL(route.request().url()).searchParams.get('url') ?? '') ?? []
  const body = marks[symbol]
  return body ? route.fulfill({ body, contentType: 'image/svg+xml' }) : route.abort()
}

/** With `--docs`: the images of the theming page, each as the code before it configures. */
async function drawThemes(browser, url) {
  const text = await readFile(join(root, 'docs/theming.md'), 'utf8')
  const sections = [...text.matchAll(/^```ts\n(.+?)^```\n+!\[.+?\]\((.+?)\)/gms)]
  await mkdir(join(root, 'docs/pictures'), { recursive: true })
  const context = await browser.newContext({
    viewport: { width: 480, height: 560 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const [, code, picture] of sections) {
    const [, theme = 'light'] = /mode: '(\w+)'/.exec(code) ?? []
    const values = [...code.matchAll(/'(--[\w-]+)': '?([^'\n}]+?)'?(?= \}|,)/g)]
    const variables = Object.fromEntries(values.map(([, name, value]) => [name, value]))
    await open(page, url, 'connect', theme, variables)
    await page.screenshot({ path: join(root, 'docs', picture) })
  }
  await context.close()
  console.log(`${sections.length} pictures for docs/theming.md`)
}

async function takeAll() {
  if (!existsSync(demo)) await run('npm', ['run', '--silent', 'build', '-w', 'apps/demo'], { cwd: root })
  if (!wantsDocs) await rm(shots, { recursive: true, force: true })
  await mkdir(shots, { recursive: true })
  const server = await serveFolder({ folder: demo })
  const browser = await openBrowser()
  try {
    if (wantsDocs) {
      await drawReadme(browser, server.url)
      return await drawThemes(browser, server.url)
    }
    const all = await listStates(browser, server.url)
    const states = wanted.length > 0 ? all.filter(state => wanted.some(part => state.includes(part))) : all
    const chosen = onlyTheme ? [onlyTheme] : themes
    for (const screen of onlyScreen ? [onlyScreen] : Object.keys(screens)) {
      await Promise.all(chosen.map(theme => shoot(browser, server.url, states, screen, theme)))
    }
    console.log('Pictures are in shots/.')
  } finally {
    await browser.close()
    await server.stop()
  }
}

await takeAll().catch(explain)
