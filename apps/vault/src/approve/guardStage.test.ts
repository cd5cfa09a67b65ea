import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStage } from '../ui/createStage.ts'
import { createTexts } from '../ui/createTexts.ts'
import { drawButton, drawGuarded } from '../ui/drawButton.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { guardStage } from './guardStage.ts'

/** What the specification says: a window has to be seen for so long, and after a press that came too early for longer. */
const [seen, pause] = [600, 2400]

let page: InstanceType<typeof Window>
let hasFocus: boolean
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  page = new Window({ url: 'https://vault.example/' })
  hasFocus = true
  visibility = 'visible'
  Object.defineProperty(page.document, 'hasFocus', { value: () => hasFocus })
  Object.defineProperty(page.document, 'visibilityState', { get: () => visibility })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('Element', page.Element)
  vi.stubGlobal('Event', page.Event)
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  // Everything is in view, and always was.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        report([{ intersectionRatio: 1 }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen of the vault's window: a decision is read to its end, another screen only has the button. */
function show(kind: 'decision' | 'settings' = 'decision') {
  const document = page.document as unknown as Document
  const root = document.createElement('main')
  document.body.replaceChildren(root)
  const stage = guardStage(createStage(root), createTexts(document, ['en']), 'window')
  const noted = { approved: 0, rejected: 0 }
  const button = drawGuarded('Approve', 'primary', () => void noted.approved++)
  const reject = drawButton('Reject', 'secondary', () => void noted.rejected++)
  const isDecision = kind === 'decision'
  const status = element('p', { class: isDecision ? 'status guard-status' : 'status' })
  const field = element('input')
  stage.show(
    drawScreen({
      title: 'Confirm',
      body: [field, isDecision ? element('div', { class: 'end' }) : undefined],
      actions: [status, button, reject],
    }),
  )
  return { noted, stage, button, reject, field, status }
}

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

function dispatch(target: EventTarget, name: string, rest: Record<string, unknown> = {}) {
  const event = new page.Event(name, { bubbles: true, cancelable: true })
  const entries = Object.entries({ isTrusted: true, timeStamp: performance.now(), ...rest })
  for (const [key, value] of entries) Object.defineProperty(event, key, { value })
  target.dispatchEvent(event as unknown as Event)
}

const down = (target: EventTarget) => dispatch(target, 'pointerdown', { pointerType: 'mouse' })
const up = (target: EventTarget) => dispatch(target, 'click', { detail: 1 })
function press(target: EventTarget) {
  down(target)
  up(target)
}

const asWindow = () => page as unknown as EventTarget
function focus() {
  hasFocus = true
  dispatch(asWindow(), 'focus', { target: page })
}
function blur() {
  hasFocus = false
  dispatch(asWindow(), 'blur', { target: page })
}
function setVisibility(next: DocumentVisibilityState) {
  visibility = next
  dispatch(page.document as unknown as EventTarget, 'visibilitychange')
}

describe.each(['decision', 'settings'] as const)('a guarded button of a %s in the window', kind => {
  it('counts a press once it was seen for 0.6 s, and not before', () => {
    const { noted, button } = show(kind)
    wait(seen - 1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    wait(2)
    expect(button.getAttribute('aria-disabled')).toBe('false')
    press(button)
    expect(noted.approved).toBe(1)
  })

  it('never counts where the window has no focus, however long it is open [CJ17]', () => {
    hasFocus = false
    const { noted, button } = show(kind)
    wait(60_000)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    press(button)
    expect(noted.approved).toBe(0)
  })

  it('never counts where the tab is not in front [CJ17]', () => {
    visibility = 'hidden'
    const { noted, button } = show(kind)
    wait(60_000)
    press(button)
    expect(noted.approved).toBe(0)
    setVisibility('visible')
    wait(seen - 1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('does not count the second press of a double click whose first one brought the window to the front [CJ17]', () => {
    const { noted, button } = show(kind)
    wait(seen + 1)
    blur()
    wait(10_000)
    // A site's window in front takes the first press and calls focus().
    focus()
    for (const gap of [20, 100, 250, 200]) {
      wait(gap)
      press(button)
    }
    expect(noted.approved).toBe(0)
    wait(pause + 1)
    press(button)
    expect(noted.approved).toBe(1)
  })

  it.each([
    ['before it', [() => focus(), down]],
    ['after it', [down, () => focus()]],
  ] as const)('does not count the press that brings focus, where browsers say so %s [CJ17]', (_, order) => {
    const { noted, button } = show(kind)
    wait(seen + 1)
    blur()
    wait(10_000)
    for (const act of order) act(button)
    wait(80)
    up(button)
    expect(noted.approved).toBe(0)
    wait(pause + 1)
    press(button)
    expect(noted.approved).toBe(1)
  })

  it('does not count a press during which the window was away [CJ17]', () => {
    const { noted, button } = show(kind)
    wait(seen + 1)
    down(button)
    blur()
    focus()
    wait(seen + 1)
    up(button)
    expect(noted.approved).toBe(0)
  })

  it('waits 0.6 s, no longer, for a visitor who comes back without a press', () => {
    const { noted, button } = show(kind)
    wait(seen + 1)
    blur()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    wait(5000)
    focus()
    wait(seen + 1)
    press(button)
    expect(noted.approved).toBe(1)
  })

  it('does not count a click of an assistive technology in a window without focus [CJ17]', () => {
    const { noted, button } = show(kind)
    wait(seen + 1)
    hasFocus = false
    dispatch(button, 'click', { detail: 0 })
    expect(noted.approved).toBe(0)
    focus()
    wait(pause + 1)
    dispatch(button, 'click', { detail: 0 })
    expect(noted.approved).toBe(1)
  })

  it('does not begin anew when focus moves within the window', () => {
    const { button, field } = show(kind)
    wait(seen + 1)
    dispatch(field, 'focus', { target: field })
    expect(button.getAttribute('aria-disabled')).toBe('false')
  })

  it('does not take what is typed into a field for presses', () => {
    const { button, field } = show(kind)
    for (const key of ['1', '2', '3']) {
      wait(100)
      dispatch(field, 'keydown', { key })
    }
    wait(seen - 299)
    expect(button.getAttribute('aria-disabled')).toBe('false')
  })

  it('lets nothing through from the screen before, and rejects at once', () => {
    hasFocus = false
    const { noted, stage, button, reject } = show(kind)
    press(reject)
    expect(noted.rejected).toBe(1)
    hasFocus = true
    stage.release()
    wait(seen + 1)
    press(button)
    expect(noted.approved).toBe(0)
  })
})

it('says on a decision why it waits, and leaves the status of other screens to them', () => {
  hasFocus = false
  const decision = show('decision')
  wait(seen + 1)
  expect(decision.status.textContent).toContain('Bring it fully into view.')
  const settings = show('settings')
  wait(seen + 1)
  expect(settings.status.textContent).toBe('')
})
