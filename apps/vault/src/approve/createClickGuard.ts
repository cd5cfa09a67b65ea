import { createPlaceTracker } from './createPlaceTracker.ts'
import { createPressDelay, pressDelays } from './createPressDelay.ts'
import { lookNow, watchEnd, watchSeen } from './watchSeen.ts'

/** Why a click on a guarded button does not count yet. */
export type GuardState =
  | 'ready'
  | 'too-soon'
  | 'too-quick'
  | 'unread'
  | 'not-visible'
  | 'too-small'
  | 'full-screen'

export interface ClickGuardOptions {
  readonly stage: HTMLElement
  /** A marker after the content. Absent if the screen need not be read to its end. */
  readonly end: HTMLElement | undefined
  readonly buttons: readonly HTMLElement[]
  readonly lastPress: number | undefined
  /**
   * A site can cover a frame, and the first press on a frame gives it focus. A site cannot draw over a vault
   * window, but it can put another window in front of it and call `focus()` at any time, so a window counts
   * as visible only while it has focus.
   */
  readonly place: 'frame' | 'window'
  readonly onState: (state: GuardState) => void
  /** Receives the remaining wait in milliseconds, or undefined while the wait is not running. */
  readonly onWait: (rest: number | undefined) => void
  readonly onApprove: (button: HTMLElement) => void
}

export interface ClickGuard {
  stop(): void
}

const least = { width: 320, height: 420 } as const

/** A full-screen site can draw a fake browser around the frame and a fake pointer beside the real one. */
const fullScreen = '(display-mode: fullscreen)'

export const isFullScreen = (): boolean => matchMedia(fullScreen).matches

export const isTooSmall = (): boolean => innerWidth < least.width || innerHeight < least.height

/** Keys for reading and navigating. All other keys count as a press. */
const readingKeys =
  /^(Tab|Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/

/** Typing into a field is not a press: only submitting a form approves anything. */
const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea')

/**
 * Accepts an approval only if the visitor could have read it: the content was fully visible and still for a
 * while, was read to its end, and was then confirmed by a trusted click or key. An earlier press anywhere
 * does not count and restarts the wait, so an attacker who makes the visitor click steadily gets no approval.
 * A window coming to the front restarts the wait too: neither the press that raises it nor the second press
 * of a double click counts.
 */
export function createClickGuard(options: ClickGuardOptions): ClickGuard {
  const { stage, end, buttons, lastPress, place, onState, onWait, onApprove } = options
  const cleanup = new AbortController()
  const { signal } = cleanup
  const now = () => performance.now()
  const startedAt = now()
  const tracker = createPlaceTracker(() => ({ width: innerWidth, height: innerHeight }))
  const screenMode = matchMedia(fullScreen)
  const wait = createPressDelay(startedAt, lastPress)
  const hasFocus = () => document.visibilityState === 'visible' && document.hasFocus()
  let isSeen = place === 'window' && hasFocus()
  let isRead = end ? undefined : true
  /** Whether the press that belongs to the next click began while presses counted. */
  let press: 'early' | 'counting' | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const getState = (): GuardState => {
    if (place === 'frame' && screenMode.matches) return 'full-screen'
    if (place === 'frame' && isTooSmall()) return 'too-small'
    // Rendering and the first observer callback take a moment. Do not warn yet.
    if (!isSeen) return now() - startedAt < pressDelays.ordinary ? 'too-soon' : 'not-visible'
    if (isRead === false) return 'unread'
    if (isRead && wait.getRest(now()) <= 0) return 'ready'
    return wait.isHasty() ? 'too-quick' : 'too-soon'
  }

  function tell() {
    clearTimeout(timer)
    const state = getState()
    for (const button of buttons) button.setAttribute('aria-disabled', String(state !== 'ready'))
    onState(state)
    const isWaiting = state === 'too-soon' || state === 'too-quick'
    const rest = wait.getRest(now())
    onWait(isWaiting && isSeen ? rest : undefined)
    if (isWaiting) timer = setTimeout(tell, Math.max(50, rest + 1))
  }

  function restart() {
    wait.restart(now())
    tellAnew()
  }

  function tellAnew() {
    press = undefined
    tell()
  }

  function pressTooEarly() {
    wait.pressTooEarly(now())
    tell()
    press = 'early'
  }

  /** Uses the event's own timestamp: a busy page may handle the event late, when the wait seems over. */
  function hearPress(at: number) {
    lookForFocus()
    if (wait.getRest(at) > 0 || getState() !== 'ready') pressTooEarly()
    else press = 'counting'
  }

  function setSeen(isNow: boolean) {
    if (isNow === isSeen) return
    isSeen = isNow
    restart()
  }

  function lookForFocus() {
    if (place === 'window') setSeen(hasFocus())
  }

  async function approve(button: HTMLElement) {
    if (place === 'frame') setSeen(await lookNow(stage))
    if (getState() === 'ready' && !signal.aborted) onApprove(button)
  }

  const stopSeeing = place === 'frame' ? watchSeen(stage, setSeen) : () => {}
  const reading =
    end &&
    watchEnd(end, isNow => {
      isRead = isNow
      restart()
    })

  const listen = <name extends keyof WindowEventMap>(
    name: name,
    act: (event: WindowEventMap[name]) => void,
  ) => addEventListener(name, act, { signal, capture: true })

  const follow = (movedAt: number | undefined) => {
    if (place === 'frame' && movedAt !== undefined && wait.restart(movedAt)) tellAnew()
  }
  document.documentElement.addEventListener('pointerenter', event => follow(tracker.enter(event)), { signal })
  listen('pointermove', event => follow(tracker.move(event)))
  listen('pointerdown', event => {
    follow(tracker.press(event))
    hearPress(event.timeStamp)
  })
  listen('keydown', event => {
    if (readingKeys.test(event.key) || isField(event.target)) return
    if (!event.repeat) return hearPress(event.timeStamp)
    // A key held down since before the screen appeared would approve unread content.
    event.preventDefault()
    pressTooEarly()
  })
  listen('resize', () => {
    // The site controls the size of the frame. Content that fitted only for a moment was not read.
    if (place === 'frame' && reading) {
      isRead = undefined
      reading.again()
    }
    restart()
  })
  for (const name of ['focus', 'blur'] as const)
    listen(name, event => {
      // Focus events of elements are captured here too.
      if (place !== 'window' || event.target !== window) return
      lookForFocus()
      restart()
    })
  document.addEventListener(
    'visibilitychange',
    () => {
      lookForFocus()
      restart()
    },
    { signal },
  )
  screenMode.addEventListener('change', () => restart(), { signal })
  const hearClick = (button: HTMLElement, event: MouseEvent) => {
    if (!event.isTrusted) return
    // Screen readers dispatch a click without a press.
    if (press === undefined && event.detail === 0) hearPress(event.timeStamp)
    lookForFocus()
    const counts = press === 'counting' && (navigator.userActivation?.isActive ?? true)
    press = undefined
    if (counts && getState() === 'ready') void approve(button)
    else if (getState() === 'unread') reading?.scrollOn()
  }
  for (const button of buttons)
    button.addEventListener('click', event => hearClick(button, event), { signal })
  tell()

  return {
    stop() {
      cleanup.abort()
      stopSeeing()
      reading?.stop()
      clearTimeout(timer)
    },
  }
}
