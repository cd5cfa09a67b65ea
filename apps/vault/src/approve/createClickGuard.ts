import { createPlaceTracker } from './createPlaceTracker.ts'
import { createPressWait, pressWaits } from './createPressWait.ts'
import { watchEnd } from './watchEnd.ts'
import { lookNow, watchSeen } from './watchSeen.ts'

/** Why a click on the approving button does not count yet. */
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
  /** Stands after all that there is to read. */
  readonly end: HTMLElement
  readonly button: HTMLElement
  /** When this page has heard a press before, by its own clock. */
  readonly lastPress: number | undefined
  /** In a window of its own nothing can lie on top, so only time, reading and the hand behind the click count. */
  readonly place: 'frame' | 'window'
  readonly onState: (state: GuardState) => void
  /** So many milliseconds of the wait are left from now on; undefined while it does not run. */
  readonly onWait: (rest: number | undefined) => void
  readonly onApprove: () => void
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

/**
 * Lets an approval through only when a person could have read it: everything seen in full and still for a while, to its
 * end, and then a real click or key. A press before that, anywhere, counts for nothing and begins the wait anew, so that
 * whoever is made to click steadily approves nothing.
 */
export function createClickGuard(options: ClickGuardOptions): ClickGuard {
  const { stage, end, button, lastPress, place, onState, onWait, onApprove } = options
  const cleanup = new AbortController()
  const { signal } = cleanup
  const now = () => performance.now()
  const startedAt = now()
  const tracker = createPlaceTracker(() => ({ width: innerWidth, height: innerHeight }))
  const screenMode = matchMedia(fullScreen)
  const wait = createPressWait(startedAt, lastPress)
  let isSeen = place === 'window'
  let isRead: boolean | undefined
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
    button.setAttribute('aria-disabled', String(state !== 'ready'))
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
    if (wait.getRest(at) > 0 || getState() !== 'ready') pressTooEarly()
    else press = 'counting'
  }

  function setSeen(isNow: boolean) {
    if (isNow === isSeen) return
    isSeen = isNow
    restart()
  }

  async function approve() {
    if (place === 'frame') setSeen(await lookNow(stage))
    if (getState() === 'ready' && !signal.aborted) onApprove()
  }

  const stopSeeing = place === 'frame' ? watchSeen(stage, setSeen) : () => {}
  const reading = watchEnd(end, isNow => {
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
    if (readingKeys.test(event.key)) return
    if (!event.repeat) return hearPress(event.timeStamp)
    // A key that is held since before would approve what nobody has read.
    event.preventDefault()
    pressTooEarly()
  })
  listen('resize', () => {
    // The size of a frame is the site's: what was made large for a moment was not read.
    if (place === 'frame') {
      isRead = undefined
      reading.again()
    }
    restart()
  })
  screenMode.addEventListener('change', () => restart(), { signal })
  button.addEventListener(
    'click',
    event => {
      if (!event.isTrusted) return
      // Screen readers click without a press.
      if (press === undefined && event.detail === 0) hearPress(event.timeStamp)
      const counts = press === 'counting' && (navigator.userActivation?.isActive ?? true)
      press = undefined
      if (counts && getState() === 'ready') void approve()
      else if (getState() === 'unread') reading.scrollOn()
    },
    { signal },
  )
  tell()

  return {
    stop() {
      cleanup.abort()
      stopSeeing()
      reading.stop()
      clearTimeout(timer)
    },
  }
}
