import { createPlaceTracker } from './createPlaceTracker.ts'
import { createPressWait, pressWaits } from './createPressWait.ts'
import { watchEnd } from './watchEnd.ts'
import { lookNow, watchSeen } from './watchSeen.ts'

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
  /** What has to be seen in full. */
  readonly stage: HTMLElement
  /** Stands after all that there is to read; absent where the screen need not be read to its end. */
  readonly end: HTMLElement | undefined
  readonly buttons: readonly HTMLElement[]
  /** When this page has heard a press before, by its own clock. */
  readonly lastPress: number | undefined
  /**
   * In a frame the site can cover what is shown, and a first press brings focus. No site draws over a window of the
   * vault, but it can put another window in front and call `focus()` at any time: a window is seen while it has focus.
   */
  readonly place: 'frame' | 'window'
  readonly onState: (state: GuardState) => void
  /** So many milliseconds of the wait are left from now on; undefined while it does not run. */
  readonly onWait: (rest: number | undefined) => void
  readonly onApprove: (button: HTMLElement) => void
}

export interface ClickGuard {
  stop(): void
}

const least = { width: 320, height: 420 } as const

/** A site that fills the screen can draw a browser around the frame, and a pointer beside the real one. */
const fullScreen = '(display-mode: fullscreen)'

export const isFullScreen = (): boolean => matchMedia(fullScreen).matches

export const isTooSmall = (): boolean => innerWidth < least.width || innerHeight < least.height

/** Keys to read with and to get about. All others are a press. */
const readingKeys =
  /^(Tab|Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/

/** What is typed into a field is no press: it takes a form to be given in. */
const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea')

/**
 * Lets an approval through only when a person could have read it: everything seen in full and still for a while, to its
 * end, and then a real click or key. A press before that, anywhere, counts for nothing and begins the wait anew, so that
 * whoever is made to click steadily approves nothing. So does a window that comes to the front: neither the press that
 * brings it there counts, nor the second one of a double click.
 */
export function createClickGuard(options: ClickGuardOptions): ClickGuard {
  const { stage, end, buttons, lastPress, place, onState, onWait, onApprove } = options
  const cleanup = new AbortController()
  const { signal } = cleanup
  const now = () => performance.now()
  const startedAt = now()
  const tracker = createPlaceTracker(() => ({ width: innerWidth, height: innerHeight }))
  const screenMode = matchMedia(fullScreen)
  const wait = createPressWait(startedAt, lastPress)
  const hasFocus = () => document.visibilityState === 'visible' && document.hasFocus()
  let isSeen = place === 'window' && hasFocus()
  let isRead = end ? undefined : true
  /** Whether the click that comes next began when it may count. */
  let press: 'early' | 'counting' | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const getState = (): GuardState => {
    if (place === 'frame' && screenMode.matches) return 'full-screen'
    if (place === 'frame' && isTooSmall()) return 'too-small'
    // It fades in, and the browser takes its time to look: that alone is no reason to warn.
    if (!isSeen) return now() - startedAt < pressWaits.ordinary ? 'too-soon' : 'not-visible'
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

  /** By the time of the event itself: a busy page may hear of it late, when the wait seems over. */
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
    // A key that is held since before would approve what nobody has read.
    event.preventDefault()
    pressTooEarly()
  })
  listen('resize', () => {
    // The size of a frame is the site's: what was made large for a moment was not read.
    if (place === 'frame' && reading) {
      isRead = undefined
      reading.again()
    }
    restart()
  })
  for (const name of ['focus', 'blur'] as const)
    listen(name, event => {
      // Those of elements pass here, too.
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
    // Screen readers click without a press.
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
