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
  count: number
  /** The URI stays valid, because the next view may need it. */
  lingers?: boolean
}

const shown: MemoryKey<Shown> = { create: () => ({ count: 0 }) }

/** Keeps a pairing URI ready and renews it before it expires. Returns how to stop. */
export function startPairing(portico: Portico): () => void {
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

/** Keeps a pairing URI valid while it is not shown, for example while the page is hidden. It is not renewed. */
export function holdCode(portico: Portico): () => void {
  const offer = findOffer(portico)
  const letGo = offer?.hold()
  return () => {
    if (offer) linger(portico, offer)
    letGo?.()
  }
}

/** Replaces the pairing URI. */
export function renewPairing(portico: Portico): void {
  findOffer(portico)?.renew(getOfferRequest(portico))
}

export function getOfferRequest(portico: Portico): OfferRequest {
  const { siwx } = portico.options
  return {
    namespace: portico.store.get().modal.namespace,
    getSignIn: siwx && (chains => portico.runtime.run(runtime => runtime.createSignInRequest(siwx, chains))),
  }
}

export function isCodeKept(portico: Portico): boolean {
  return recall(portico, shown).count > 0 || isModalDrawn(portico)
}

const codeViews: readonly RouteName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']
/** On phones the wallet links in lists contain the URI. */
const listViews: readonly RouteName[] = ['Connect', 'ConnectWallets', 'AllWallets']

/** The next view may need the URI: it stays valid until the visitor leaves the views that show one. */
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
