import { openModal, type PorticoState, type Route } from '@portico/core'
import { lazy } from '@portico/core/adapter'
import { dismiss, dismissAlert, dismissToast, selectRoute, selectShownAccount } from '@portico/core/internal'
import { useEffect } from 'react'
import { useFoldsWallets } from '../hooks/internal/useLoginWay.js'
import { usePorticoInstance, usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { useMessages } from '../hooks/internal/useTexts.js'
import { format } from '../locales/format.js'
import { useMedia } from '../ui/dom/observePage.js'
import { runAfterPaint } from '../ui/dom/runAfterPaint.js'
import { Loaded, ModalFrame, ToastRegion } from '../ui/index.js'
import { ErrorText } from '../views/parts/errors/ErrorText.js'
import { getTitle, getView, getViewKey } from './getView.js'
import { Header } from './Header.js'
import { Outlet } from './Outlet.js'
import { preloadNextViews, wideList } from './preloadViews.js'
import { useShownRouter } from './useShownRouter.js'

const developerNote = lazy(async () => (await import('../ui/DeveloperNote/DeveloperNote.js')).DeveloperNote)
const toastStack = lazy(async () => (await import('../ui/ToastStack/ToastStack.js')).ToastStack)

const wideScreen = '(min-width: 768px)'

const help = { name: 'WhatIsAWallet' } as const

export function Modal() {
  const portico = usePorticoInstance('Modal')
  const messages = useMessages()
  const { options } = portico
  const embedded = options.dialog.display === 'inPage'
  const { open, shake } = usePorticoStore(state => state.modal)
  const { router, direction } = useShownRouter(
    open,
    usePorticoStore(state => state.router),
  )
  const isWide = useMedia(wideScreen) && options.dialog.layout === 'wide' && !embedded
  const WideList = isWide && router.stack[0].name === 'Connect' ? wideList.get() : undefined
  const { name } = selectRoute(router)
  const foldsWallets = useFoldsWallets()
  // The second column shows the chosen wallet, and help until one is chosen, so that the wallets are not listed
  // twice.
  const isListed = name === 'Connect' || (name === 'ConnectWallets' && !foldsWallets)
  const isHelping = WideList !== undefined && isListed
  const route: Route = isHelping ? help : selectRoute(router)
  const title = usePorticoStore(state => getTitle(route, { messages, state, options }))
  const toasts = usePorticoStore(state => state.toasts.visible)
  const alert = usePorticoStore(state => state.alerts.items.at(-1))

  // The view that the next opening most likely shows.
  const isAhead = usePorticoStore(
    state => selectRoute(state.router).name === 'Connect' && selectShownAccount(state) === undefined,
  )

  // An in-page modal is always open; closing it only returns to the first view.
  useEffect(() => {
    if (embedded && !open) openModal(portico)
  }, [portico, embedded, open])

  useEffect(
    () => (open ? runAfterPaint(window, () => void preloadNextViews(portico)) : undefined),
    [portico, open],
  )

  const { level: given } = getView(route)
  const level = typeof given === 'function' ? given(route) : given
  return (
    <ModalFrame
      variant={embedded ? 'embedded' : 'modal'}
      open={open}
      ahead={isAhead}
      label={WideList ? messages.titles.connect : title}
      aside={WideList ? <WideList /> : null}
      shake={shake}
      level={level}
      onDismiss={() => dismiss(portico)}
      // The vault's frame, which replaces the view, has its own heading.
      header={<Header router={router} title={title} quiet={level === 'page'} hasLeft={!isHelping} />}
      viewKey={getViewKey(route)}
      direction={direction}
      getFinalFocus={findFinalFocus}
      outside={
        <>
          <ToastRegion>
            {toasts.length > 0 ? (
              <Loaded
                part={toastStack}
                props={{
                  toasts: toasts.map(toast => ({ ...toast, message: <ToastMessage toast={toast} /> })),
                  dismissLabel: messages.modal.dismiss,
                  onDismiss: id => dismissToast(portico, String(id)),
                }}
              />
            ) : null}
          </ToastRegion>
          {alert && (open || embedded) ? (
            <Loaded
              part={developerNote}
              props={{
                label: messages.modal.forDevelopers,
                message: alert.title || alert.message,
                link:
                  alert.link === undefined
                    ? undefined
                    : { href: alert.link, label: messages.modal.learnMore },
                dismissLabel: messages.modal.dismiss,
                onDismiss: () => dismissAlert(portico, alert.id),
              }}
            />
          ) : null}
        </>
      }
    >
      <Outlet route={route} />
    </ModalFrame>
  )
}

function ToastMessage({
  toast: { error, notice, message },
}: {
  readonly toast: PorticoState['toasts']['visible'][number]
}) {
  const messages = useMessages()
  if (error) return <ErrorText error={error} />
  return notice ? format(messages.notices[notice.code], notice.context) : message
}

/** Where focus goes if the opener was removed or disabled: the kit's button. Null leaves it to the opener. */
function findFinalFocus(opener: Element | null): HTMLElement | null {
  const isUsable = opener?.isConnected && opener !== document.body && !opener.matches(':disabled')
  return isUsable ? null : document.querySelector<HTMLElement>('.portico-button:not(:disabled)')
}
