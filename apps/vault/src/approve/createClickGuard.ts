/** Why a click on the approving button does not count yet. */
export type GuardState = 'ready' | 'too-soon' | 'not-visible' | 'too-small' | 'full-screen'

export interface ClickGuardOptions {
  /** What has to be seen in full. */
  readonly stage: HTMLElement
  readonly button: HTMLElement
  /** In a window of its own nothing can lie on top, so only time, size and the hand behind the click count. */
  readonly place: 'frame' | 'window'
  readonly onState: (state: GuardState) => void
  readonly onApprove: () => void
}

export interface ClickGuard {
  stop(): void
}

export const guardLimits = {
  /** Long enough to see what has come up, and longer than a double click or a held key. */
  dwellMs: 600,
  width: 320,
  height: 420,
  ratio: 0.99,
} as const

/** Whether the browser can say that nothing covers, fades or distorts an element (IntersectionObserver v2). */
export const canSeeCover = (): boolean =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype

const looking = { threshold: [0, 0.5, guardLimits.ratio, 1], trackVisibility: true, delay: 100 }

function isSeenInFull(entry: IntersectionObserverEntry | undefined): boolean {
  // `isVisible` is part of version 2, which not every type library knows.
  const isVisible = entry !== undefined && 'isVisible' in entry && entry.isVisible === true
  return isVisible && entry.intersectionRatio >= guardLimits.ratio
}

/** What an observer has said last may be old: it looks ten times a second at most. A new one looks at once. */
const lookNow = (stage: HTMLElement) =>
  new Promise<boolean>(resolve => {
    const watcher = new IntersectionObserver(entries => {
      watcher.disconnect()
      resolve(isSeenInFull(entries.at(-1)))
    }, looking)
    watcher.observe(stage)
  })

/** A site that fills the screen can draw a browser around the frame, and a pointer beside the real one. */
const fullScreen = '(display-mode: fullscreen)'

export const isFullScreen = (): boolean => matchMedia(fullScreen).matches

/**
 * Lets an approval through only when a person could have read it: everything seen in full and unchanged for a while,
 * the page not moved under the pointer, and a real click or key that began after all that.
 */
export function createClickGuard(options: ClickGuardOptions): ClickGuard {
  const { stage, button, place, onState, onApprove } = options
  const cleanup = new AbortController()
  const { signal } = cleanup
  const now = () => performance.now()
  const startedAt = now()
  let stableSince = startedAt
  let isSeen = place === 'window'
  /** Where the frame is on the screen, by what pointer events tell; undefined until one has come. */
  let position: string | undefined
  /** By the time of the event itself: a busy page may hear of it late, when the wait seems over. */
  let pressedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const screenMode = matchMedia(fullScreen)

  const getState = (): GuardState => {
    if (place === 'frame' && screenMode.matches) return 'full-screen'
    if (innerWidth < guardLimits.width || innerHeight < guardLimits.height) return 'too-small'
    // It fades in, and the browser takes its time to look: that alone is no reason to warn.
    if (!isSeen) return now() - startedAt < guardLimits.dwellMs ? 'too-soon' : 'not-visible'
    return now() - stableSince >= guardLimits.dwellMs ? 'ready' : 'too-soon'
  }

  function tell() {
    clearTimeout(timer)
    const state = getState()
    button.setAttribute('aria-disabled', String(state !== 'ready'))
    onState(state)
    if (state === 'too-soon') timer = setTimeout(tell, guardLimits.dwellMs - (now() - stableSince) + 1)
  }

  function unsettle() {
    stableSince = now()
    pressedAt = undefined
    tell()
  }

  /** A page may slide the frame under a resting pointer: then the screen position of the frame is another one. */
  function follow({ screenX, screenY, clientX, clientY }: MouseEvent) {
    const next = `${Math.round(screenX - clientX)} ${Math.round(screenY - clientY)}`
    const isMoved = position !== undefined && position !== next
    position = next
    if (isMoved) unsettle()
  }

  function setSeen(isNow: boolean) {
    if (isNow === isSeen) return
    isSeen = isNow
    unsettle()
  }

  async function approve() {
    if (place === 'frame') setSeen(await lookNow(stage))
    if (getState() === 'ready' && !signal.aborted) onApprove()
  }

  const observer = place === 'frame' ? observe() : undefined
  function observe() {
    const watcher = new IntersectionObserver(entries => setSeen(isSeenInFull(entries.at(-1))), looking)
    watcher.observe(stage)
    return watcher
  }

  // A pointer that comes in, by itself or because the frame was put under it, has to stay a while.
  document.documentElement.addEventListener(
    'pointerenter',
    event => {
      if (event.pointerType === 'mouse' && place === 'frame') unsettle()
      follow(event)
    },
    { signal },
  )
  addEventListener('pointermove', follow, { signal, capture: true })
  addEventListener('resize', unsettle, { signal })
  screenMode.addEventListener('change', unsettle, { signal })
  addEventListener(
    'pointerdown',
    event => {
      follow(event)
      pressedAt = event.timeStamp
    },
    { signal, capture: true },
  )
  addEventListener(
    'keydown',
    event => {
      // A key that is held since before would approve what nobody has read.
      if (event.repeat) event.preventDefault()
      else pressedAt = event.timeStamp
    },
    { signal, capture: true },
  )
  button.addEventListener(
    'click',
    event => {
      if (event.detail > 0) follow(event)
      const began = pressedAt
      pressedAt = undefined
      const isByHand = event.isTrusted && (navigator.userActivation?.isActive ?? true)
      const isReady = getState() === 'ready'
      // Pressed and released on the same request, after the time was up.
      const beganLate = began !== undefined && began - stableSince >= guardLimits.dwellMs
      if (isByHand && isReady && beganLate) void approve()
      else tell()
    },
    { signal },
  )
  tell()

  return {
    stop() {
      cleanup.abort()
      observer?.disconnect()
      clearTimeout(timer)
    },
  }
}
