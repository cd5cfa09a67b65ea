import type { Environment } from '@portico/core'
import type { SurfacePlace } from '@portico/core/adapter'
import { frameNotSet, PorticoError } from '@portico/protocol'
import type { FrameInit } from '@portico/protocol/frame'

export interface FrameListener {
  /** A document has loaded: the first one, or one that replaced it. */
  onLoad(): void
  onError(): void
  onGone(): void
  /** The page's CSP blocks the frame; receives the missing directive. */
  onBlocked(directive: string): void
}

export interface Frame {
  /** Transfers a port to the vault's exact origin only. */
  post(init: FrameInit, port: MessagePort): void
  place(place: SurfacePlace | undefined): void
  remove(): void
}

export type OpenFrame = (url: string, listener: FrameListener) => Frame

const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ')
const features = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']

const frameId = 'w3m-iframe'

const layer = '999999'

export function createFrameOpener({ page }: Pick<Environment, 'page'>): OpenFrame {
  // `page` is the window in a browser and undefined on a server.
  const window = page as (Window & typeof globalThis) | undefined
  return (url, listener) => {
    if (!window?.document) throw new PorticoError(frameNotSet)
    return openFrame(window.document, new URL(url), listener)
  }
}

function openFrame(document: Document, url: URL, listener: FrameListener): Frame {
  const element = createElement(document, url)
  const over = new AbortController()
  const { signal } = over
  let isRemoved = false

  element.addEventListener('load', () => {
    // Another script re-inserted a removed frame; only one may exist.
    if (isRemoved) element.remove()
    else listener.onLoad()
  })
  element.addEventListener('error', () => listener.onError(), { signal })
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, disposition }) => {
      if (disposition !== 'enforce' || !/^(frame|child|default)-src/.test(effectiveDirective)) return
      if (blockedURI.startsWith(url.origin)) listener.onBlocked(`frame-src ${url.origin}`)
    },
    { signal },
  )
  const observer = new MutationObserver(() => {
    if (!element.isConnected) listener.onGone()
  })
  observer.observe(document, { childList: true, subtree: true })
  let before: EventTarget | undefined
  document.addEventListener(
    'focusin',
    event => {
      const [focused] = event.composedPath()
      if (focused !== element) before = focused
    },
    { signal, capture: true },
  )
  signal.addEventListener('abort', () => observer.disconnect())
  document.body.append(element)

  return {
    post(init, port) {
      if (!element.contentWindow) throw new PorticoError(frameNotSet)
      element.contentWindow.postMessage(init, url.origin, [port])
    },
    place(place) {
      setPlace(element, place)
      if (!place) returnFocus(element, before)
    },
    remove() {
      isRemoved = true
      over.abort()
      element.remove()
    },
  }
}

function createElement(document: Document, url: URL): HTMLIFrameElement {
  const element = document.createElement('iframe')
  // Another kit on the page may use the same id.
  if (!document.getElementById(frameId)) element.id = frameId
  element.name = 'w3m-secure-iframe'
  element.title = 'Embedded wallet'
  element.setAttribute('sandbox', sandbox)
  element.allow = features.map(feature => `${feature} ${url.origin}`).join('; ')
  element.referrerPolicy = 'no-referrer'
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: layer,
    display: 'none',
    border: 'none',
    // A page may disable pointer events while its own dialog is open.
    pointerEvents: 'auto',
  })
  element.src = url.href
  return element
}

/** Fades over the placeholder once the frame had time to paint. */
const fadeIn = { duration: 120, delay: 50, fill: 'backwards' } as const

function setPlace(element: HTMLIFrameElement, place: SurfacePlace | undefined): void {
  const { style } = element
  const isComing = place && style.display === 'none'
  style.display = place ? 'block' : 'none'
  if (!place) return
  if (isComing) element.animate?.({ opacity: [0, 1] }, fadeIn)
  const { left, top, width, height, radius } = place
  Object.assign(style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `0 0 ${radius}px ${radius}px`,
  })
}

/** A hidden frame would keep the focus and trap keyboard users. */
function returnFocus(element: HTMLIFrameElement, before: EventTarget | undefined): void {
  const { ownerDocument } = element
  if (ownerDocument.activeElement !== element) return
  if (before && 'focus' in before && typeof before.focus === 'function') before.focus({ preventScroll: true })
  if (ownerDocument.activeElement === element) element.blur()
}
