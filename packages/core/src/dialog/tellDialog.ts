import { type DialogEvent, type DialogMove, type DialogSituation, nextRoute } from '../router/nextRoute.js'
import type { Portico } from '../runtime/Portico.js'
import { selectIsConnected, selectIsWrongNetwork } from '../store/selectors.js'
import { listConnections } from '../store/slices/connections.js'
import { update } from '../store/update.js'
import { successShown } from '../utils/timing.js'
import { closeModal } from './closeModal.js'
import { isModalDrawn } from './isModalDrawn.js'
import { isSignInRequired } from './isSignInRequired.js'
import { pushView, replaceView, resetTo } from './navigate.js'
import { openModal } from './openModal.js'
import { shake } from './shake.js'

/** Sends an event to the dialog; only `nextRoute` decides where it moves. */
export function tellDialog(portico: Portico, event: DialogEvent): void {
  const move = nextRoute(event, describeSituation(portico))
  if ((move.type === 'back' || move.type === 'close') && move.after) doAfter(portico, move)
  else doMove(portico, move)
}

/** Closes the dialog on the visitor's request. While the site requires a sign-in, the card shakes instead (T-09). */
export function dismiss(portico: Portico): void {
  tellDialog(portico, { type: 'dismissed' })
}

/** Goes back one view; from the first view it closes the dialog. A connected visitor never lands on Connect. */
export function goBack(portico: Portico): void {
  tellDialog(portico, { type: 'back' })
}

function describeSituation(portico: Portico): DialogSituation {
  const { options, store } = portico
  const state = store.get()
  const { connections, features, modal, router, signIn } = state
  const isAsked = signIn.status === 'asking' || signIn.status === 'signing'
  return {
    isOpen: modal.open,
    isDrawn: isModalDrawn(portico),
    router,
    saysConnected: modal.connected === true,
    isConnected: selectIsConnected(state),
    multiWallet: features.values.multiWallet,
    hasWallets: listConnections(connections).length > 0,
    needsNetwork:
      selectIsWrongNetwork(state) && options.dialog.networkSwitch && !options.allowUnsupportedNetwork,
    needsSignIn: isAsked && isSignInRequired(portico),
  }
}

function doMove(portico: Portico, move: DialogMove): void {
  switch (move.type) {
    case 'stay':
      return
    case 'shake':
      shake(portico)
      return
    case 'open':
      openModal(portico, { view: move.view, namespace: move.namespace })
      return
    case 'push':
      pushView(portico, move.view)
      return
    case 'replace':
      replaceView(portico, move.view)
      return
    case 'reset':
      resetTo(portico, move.view)
      return
    case 'back':
      update(portico, 'router', () => move.to)
      return
    case 'close':
      portico.environment.logger.debug(`The dialog closes: ${move.reason}.`)
      closeModal(portico)
      return
  }
}

function doAfter(portico: Portico, move: Extract<DialogMove, { readonly after?: unknown }>): void {
  const { environment, store } = portico
  if (!isModalDrawn(portico)) {
    doMove(portico, move)
    return
  }
  if (move.after === 'connected') update(portico, 'modal', modal => ({ ...modal, connected: true }))
  const { router } = store.get()
  environment.setTimeout(() => {
    const { modal, router: now } = store.get()
    if (move.after === 'connected' ? modal.connected : modal.open && now === router) doMove(portico, move)
  }, successShown)
}
