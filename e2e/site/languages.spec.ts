import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findLanguage, getDirection, languages } from '@portico/protocol'
import { expect, test } from '@portico/testing/playwright'
import { turnGalleryTo, waitUntilIdle } from '../helpers/kit.ts'

/** One of each kind of view, with the longest texts. */
const states = [
  'connect',
  'connect-email',
  'all-wallets',
  'connecting-slow',
  'get-wallet',
  'what-is-a-wallet',
  'account',
  'profile-wallets-several',
  'receive',
  'networks',
  'send-token',
  'not-detected',
]

const folder = new URL('../../packages/react/src/', import.meta.url)

/** The texts of a catalogue without placeholders. */
function readTexts(file: string): string[] {
  const source = readFileSync(new URL(file, folder), 'utf8')
  return [...source.matchAll(/: '((?:[^'\\]|\\.)*)'|: "([^"]*)"/g)]
    .map(([, single, double]) => single ?? double ?? '')
    .filter(text => !text.includes('{'))
}

const englishFiles = [
  'locales/en.ts',
  'locales/enButtons.ts',
  ...readdirSync(new URL('views', folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /(strings|view)\.ts$/.test(name))
    .map(name => `views/${name}`),
]
const english = new Set(englishFiles.flatMap(readTexts))

interface Look {
  readonly lang: string
  readonly dir: string
  readonly texts: readonly string[]
  /** Truncated texts. */
  readonly cut: readonly string[]
  /** Whether the back button is on the left; undefined without one. */
  readonly backIsLeft: boolean | undefined
  readonly closeIsLeft: boolean
}

const look = (page: Page): Promise<Look> =>
  page.locator('portico-modal').evaluate((host: HTMLElement) => {
    const card = host.shadowRoot?.querySelector('.card')
    if (!card) throw new Error('There is no dialog.')
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .map(node => node.textContent ?? '')
        .join('')
        .trim()
    const shown = [...card.querySelectorAll<HTMLElement>('*')].filter(
      element => ownText(element) !== '' && element.checkVisibility() && !element.closest('.sr-only'),
    )
    const isCut = (element: HTMLElement) =>
      getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1
    const isLeft = (id: string) => {
      const button = card.querySelector(`[data-testid="${id}"]`)
      return button ? middleOf(button) < middleOf(card) : undefined
    }
    return {
      lang: host.lang,
      dir: getComputedStyle(card).direction,
      texts: shown.map(ownText),
      cut: shown.filter(isCut).map(ownText),
      backIsLeft: isLeft('portico-back'),
      closeIsLeft: isLeft('portico-close') ?? false,
    }
  })

async function walk(page: Page, locale: string): Promise<Map<string, Look>> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/gallery.html?state=${states[0]}&locale=${locale}`)
  const looks = new Map<string, Look>()
  for (const state of states) {
    await turnGalleryTo(page, state)
    await waitUntilIdle(page)
    looks.set(state, await look(page))
  }
  return looks
}

for (const language of languages.filter(name => name !== 'en')) {
  test(`the views in ${language}: translated, whole, and the right way round`, async ({ page }) => {
    test.setTimeout(180_000)
    const own = new Set(readTexts(`locales/${language}.ts`))
    const direction = getDirection(language)
    for (const [state, { lang, dir, texts, cut, backIsLeft, closeIsLeft }] of await walk(page, language)) {
      expect.soft(findLanguage([lang]), state).toBe(language)
      expect.soft(dir, state).toBe(direction)
      expect
        .soft(
          texts.filter(text => english.has(text) && !own.has(text)),
          `${state}: untranslated`,
        )
        .toEqual([])
      // Names and addresses are truncated in every language.
      expect
        .soft(
          cut.filter(text => own.has(text)),
          `${state}: does not fit`,
        )
        .toEqual([])
      expect.soft(closeIsLeft, `${state}: close`).toBe(direction === 'rtl')
      if (backIsLeft !== undefined) expect.soft(backIsLeft, `${state}: back`).toBe(direction === 'ltr')
    }
  })
}
