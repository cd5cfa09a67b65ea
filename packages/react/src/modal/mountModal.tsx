import type { Portico } from '@portico/core'
import { lazy } from '@portico/core/adapter'
import { getOwnSchemes } from '@portico/core/internal'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { networkMarks } from '../buttons/loadMarks.js'
import { MarksContext, PreloadContext } from '../context/ModalContexts.js'
import { PorticoContext, ShownStoreContext } from '../context/PorticoContext.js'
import { TextsContext } from '../context/TextsContext.js'
import { createTexts } from '../locales/createTexts.js'
import type { Translation } from '../locales/Messages.js'
import { createMarksStore } from '../marks/createMarksStore.js'
import { adoptStyles, createThemeSheet } from '../theme/adoptStyles.js'
import { LinkSchemesContext, SeenPicturesContext, StyleRootContext } from '../ui/index.js'
import { uiStyles } from '../ui/styles.js'
import { viewStyles } from '../views/styles.js'
import { createShownStore } from './createShownStore.js'
import { followTheme } from './followTheme.js'
import { Modal } from './Modal.js'
import { keepViewsReady, preloadRoute } from './preloadViews.js'

export { preloadViews } from './preloadViews.js'

export interface MountModalOptions {
  /** @default the end of the body. A `portico-modal` element is used itself; any other element gets one inside. */
  readonly target?: HTMLElement | undefined
  readonly language?: string | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
  readonly messages?: Translation | undefined
}

export { loadMessages } from '../locales/loadMessages.js'

export interface MountedModal {
  readonly host: HTMLElement
  readonly unmount: () => void
}

const tag = 'portico-modal'

const walletMarks = lazy(async () => (await import('../marks/walletMarks.js')).findWalletMark)

/** Has a React root of its own: through a portal, events would bubble into the host app's components. */
export function mountModal(portico: Portico, options: MountModalOptions = {}): MountedModal {
  const { target, language = 'en', direction = 'ltr', messages } = options
  const page = target?.ownerDocument ?? document
  const window = page.defaultView ?? globalThis.window
  const host = target?.localName === tag ? target : page.createElement(tag)
  // The shadow root exists before the element is in the page, so that the custom element does not mount a second
  // modal.
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  host.lang = language
  host.dir = direction
  const theme = createThemeSheet(page)
  const releases = [
    adoptStyles(shadow, [theme.sheet, ...uiStyles, ...viewStyles]),
    followTheme(portico, window, theme.update),
    keepViewsReady(portico),
  ]
  const container = page.createElement('div')
  shadow.append(container)
  if (host !== target) (target ?? page.body).append(host)

  const root = createRoot(container)
  const shownStore = createShownStore(portico.store, {
    embedded: portico.options.dialog.display === 'inPage',
  })
  const texts = createTexts(messages, portico.options.texts)
  const marks = {
    networks: createMarksStore(window, networkMarks.load),
    wallets: createMarksStore(window, walletMarks.load),
  }
  const draw = () =>
    root.render(
      <PorticoContext.Provider value={portico}>
        <ShownStoreContext.Provider value={shownStore}>
          <TextsContext.Provider value={texts}>
            <StyleRootContext.Provider value={shadow}>
              <LinkSchemesContext.Provider value={getOwnSchemes(portico.options)}>
                <MarksContext.Provider value={marks}>
                  <SeenPicturesContext.Provider value={new Map()}>
                    <PreloadContext.Provider value={route => preloadRoute(portico, route)}>
                      <Modal />
                    </PreloadContext.Provider>
                  </SeenPicturesContext.Provider>
                </MarksContext.Provider>
              </LinkSchemesContext.Provider>
            </StyleRootContext.Provider>
          </TextsContext.Provider>
        </ShownStoreContext.Provider>
      </PorticoContext.Provider>,
    )
  // An open modal paints in the frame in which its code arrived. A preloaded one can render in time slices.
  if (shownStore.get().modal.open || portico.options.dialog.display === 'inPage') flushSync(draw)
  else draw()

  return {
    host,
    unmount() {
      // The caller may be rendering another root, and React refuses to unmount a root synchronously then.
      queueMicrotask(() => {
        root.unmount()
        for (const release of releases) release()
        container.remove()
        if (host !== target) host.remove()
      })
    },
  }
}
