import { isModalDrawn } from '../../dialog/isModalDrawn.js'
import type { RouteName } from '../../router/routes.js'
import type { Portico } from '../../runtime/Portico.js'
import { getPlatform } from '../../services/getPlatform.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { selectRoute } from '../../store/slices/router.js'
import { once } from '../../utils/once.js'
import { findOffer } from './findOffer.js'
import type { OfferRequest, SourceOffer } from './Offer.js'

interface Shown {
  /** How many show the code. */
  count: number
  /** The code stays good because the next view may need it. */
  lingers?: boolean
}

const shown: MemoryKey<Shown> = { create: () => ({ count: 0 }) }

/**
 * Has a code ready for as long as something shows it, and renews it before it expires. The code is withdrawn when
 * nothing shows it, no connection waits for its answer, and the modal is on another kind of view.
 */
export function pair(portico: Portico): () => void {
  const offer = findOffer(portico)
  if (!offer) return () => undefined
  const memory = recall(portico, shown)
  memory.count += 1
  const putAway = offer.show(getOfferRequest(portico))
  return once(() => {
    memory.count -= 1
    linger(portico, offer)
    putAway()
  })
}

/** Keeps a code good that is not shown for a while, because the page is hidden, say. It is not renewed. */
export function holdCode(portico: Portico): () => void {
  const offer = findOffer(portico)
  const letGo = offer?.hold()
  return () => {
    if (offer) linger(portico, offer)
    letGo?.()
  }
}

/** A fresh code, whatever became of the one before. */
export function pairAgain(portico: Portico): void {
  findOffer(portico)?.renew(getOfferRequest(portico))
}

/** What to ask for: everything, or the family that the modal was opened for. */
export function getOfferRequest(portico: Portico): OfferRequest {
  const { siwx } = portico.options
  return {
    namespace: portico.store.get().modal.namespace,
    getSignIn: siwx && (chains => portico.runtime.run(runtime => runtime.createSignInRequest(siwx, chains))),
  }
}

/** Whether somebody shows the code, or what became of it, and may ask for another one. */
export function isCodeKept(portico: Portico): boolean {
  return recall(portico, shown).count > 0 || isModalDrawn(portico)
}

const codeViews: readonly RouteName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']
/** On phones the links of the wallets in a list carry the code. */
const listViews: readonly RouteName[] = ['Connect', 'ConnectWallets', 'AllWallets']

/** While the modal is on views that show codes the next one may need it: it stays good until the visitor goes elsewhere. */
function linger(portico: Portico, offer: SourceOffer): void {
  const { store, environment } = portico
  const memory = recall(portico, shown)
  const views = getPlatform(environment).mobile ? [...codeViews, ...listViews] : codeViews
  const isThere = () => {
    const { modal, router } = store.get()
    return modal.open && views.includes(selectRoute(router).name) && offer.get().status !== 'error'
  }
  if (memory.lingers || !isThere()) return
  memory.lingers = true
  const letGo = offer.hold()
  const look = () => {
    if (isThere() || !memory.lingers) return
    memory.lingers = false
    for (const stop of stops) stop()
    letGo()
  }
  const stops = [store.subscribe(look), offer.subscribe(look)]
}
