import type { Frame, Page } from '@playwright/test'
import { colourRules, findViolations } from '../helpers/findViolations.ts'
import { askForCalls, askForMessage } from '../helpers/vaultRequest.ts'
import { type VisitScreen, visitApprovals, visitRecovery } from '../helpers/vaultScreens.ts'
import { ask, expect, login, test } from '../helpers/vaultSite.ts'

const isFrame = (screen: Page | Frame): screen is Frame => 'parentFrame' in screen

/** The vault's content in the frame, or the whole window. */
const within = (screen: Page | Frame) => (isFrame(screen) ? { within: '#stage' } : {})

/** Contrast is final only after fades. An animation may be cancelled with its element. */
const settle = (screen: Page | Frame) =>
  screen.evaluate(async () => {
    const isDrawn = () => new Promise(resolve => requestAnimationFrame(resolve))
    do {
      await isDrawn()
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })

/** Both themes of every screen, without a reload. */
const check: VisitScreen = async (screen, name) => {
  const page = isFrame(screen) ? screen.page() : screen
  for (const [colorScheme, rules] of [
    ['light', {}],
    ['dark', { rules: colourRules }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(screen)
    const found = await findViolations(screen, { ...within(screen), ...rules })
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
}

// Many screens in one test, so that the slow login runs once.
test.setTimeout(180_000)

test('no axe violation in anything that the vault asks', { tag: '@journey' }, async ({ page, site }) => {
  await visitApprovals(page, site, check)
})

test('no axe violation in the ways back to a wallet', async ({ page, site, browser }) => {
  await visitRecovery(page, { browser, options: {}, site }, check)
})

/** All theme variables with which a site could make text small, faint or foreign. */
const hiding = (accent: string, mode: 'light' | 'dark') => ({
  themeMode: mode,
  themeVariables: {
    '--w3m-accent': accent,
    '--w3m-border-radius-master': '32px',
    '--w3m-color-mix': accent,
    '--w3m-color-mix-strength': 100,
    '--w3m-font-family': 'monospace' as const,
    '--w3m-font-size-master': '0px',
  },
  w3mThemeVariables: { '--w3m-accent': accent, '--w3m-background': accent },
})

/** The computed style of all texts. */
const readLook = (screen: Page | Frame) =>
  screen.evaluate(() => {
    const written = [...document.querySelectorAll('#stage :not(.status)')].filter(each =>
      [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
    )
    return written.map(each => {
      const { fontSize, fontFamily } = getComputedStyle(each)
      return `${each.tagName} ${each.className} ${fontSize} ${fontFamily}`
    })
  })

test('no theme of a site hides what is signed, in the frame and in the window', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  await askForMessage(page, frame, address)
  const own = await readLook(frame)
  expect(own.length).toBeGreaterThan(5)
  for (const [accent, mode] of [
    ['#ffffff', 'light'],
    ['#f6f7f9', 'light'],
    ['#18191d', 'dark'],
    ['#808080', 'dark'],
  ] as const) {
    await ask(page, 'SYNC_THEME', hiding(accent, mode))
    expect(await readLook(frame)).toEqual(own)
    await expect(frame.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled', 'false')
    await settle(frame)
    expect(await findViolations(frame, within(frame)), `${accent}, ${mode}`).toEqual([])
  }
  const { popup } = await askForCalls(page, site, 1, hiding('#ffffff', 'light'))
  const sizes = (await readLook(popup)).map(look => Number.parseFloat(/ ([\d.]+)px/.exec(look)?.[1] ?? '0'))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  await settle(popup)
  expect(await findViolations(popup)).toEqual([])
})
