import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTexts } from './createTexts.ts'
import { createUpdateLine, drawVersion } from './drawVersion.ts'

let page: InstanceType<typeof Window>
let report: (entries: { isIntersecting: boolean }[]) => void

/** Loads the page of a version in the same browser. */
function visit(version: string) {
  Object.assign(page.document.documentElement.dataset, { version })
  const t = createTexts(page.document as unknown as Document, ['en'])
  return { draw: createUpdateLine(t), t }
}

beforeEach(() => {
  page = new Window({ url: 'https://vault.example/' })
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('localStorage', page.localStorage)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: typeof report) {
        report = given
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('shows the version and its date', () => {
  const { t } = visit('0.1.0, 2026-11-19')
  expect(drawVersion(t)?.textContent).toBe('Version 0.1.0, 2026-11-19')
})

it('shows nothing for a vault that was not released', () => {
  const { t, draw } = visit('')
  expect(drawVersion(t)).toBeUndefined()
  expect(draw()).toBeUndefined()
})

it('tells a returning visitor once about an update, and nobody on the first visit', () => {
  expect(visit('0.1.0, 2026-11-19').draw()).toBeUndefined()
  expect(visit('0.1.0, 2026-11-19').draw()).toBeUndefined()
  const { draw } = visit('0.2.0, 2027-01-01')
  expect(draw()?.textContent).toBe('Updated to version 0.2.0, 2027-01-01')
  report([{ isIntersecting: true }])
  // It stays until the page is closed, since the first screen may be gone at once.
  expect(draw()?.textContent).toContain('0.2.0')
  expect(visit('0.2.0, 2027-01-01').draw()).toBeUndefined()
})

it('tells it again if the visitor could not see it', () => {
  visit('0.1.0, 2026-11-19')
  const { draw } = visit('0.2.0, 2027-01-01')
  draw()
  report([{ isIntersecting: false }])
  expect(visit('0.2.0, 2027-01-01').draw()?.textContent).toContain('0.2.0')
})

it('shows no line where the browser blocks storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(visit('0.2.0, 2027-01-01').draw()).toBeUndefined()
})
