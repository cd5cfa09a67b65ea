import { type Route, startPortico } from '@portico/core'
import { modalHostKey, selectRoute } from '@portico/core/internal'
import { configure, within } from '@testing-library/dom'
import { expect, onTestFinished, vi } from 'vitest'
import { getView } from '../src/modal/getView.js'
import { mountModal } from '../src/modal/mountModal.js'
import { wideList } from '../src/modal/preloadViews.js'
import { createGalleryPortico, type GalleryState } from './gallery/index.js'

configure({
  // Waiting is by condition, so a slow machine only waits longer.
  asyncUtilTimeout: 20_000,
  // What is hidden is hidden by styles, and those are looked at in a browser.
  defaultHidden: true,
  computedStyleSupportsPseudoElements: false,
  getElementError: message => new Error(message ?? 'Not found'),
})

const getName = (element: Element | null | undefined) =>
  element?.getAttribute('aria-label') ?? element?.textContent

const styles = Object.values(
  import.meta.glob<Record<string, string>>('../src/{ui,views}/**/*.css.ts', { eager: true }),
).flatMap(module => Object.values(module))
const listClasses = (sheet: string) => Array.from(sheet.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name)
const styled = new Set(styles.flatMap(listClasses))

/** Fails where a component is shown whose styles nothing has adopted. */
function expectStyles(root: ShadowRoot) {
  const rules = root.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules])
  const adopted = new Set(rules.flatMap(rule => listClasses(rule.cssText)))
  const shown = Array.from(root.querySelectorAll('[class]'), element => [...element.classList]).flat()
  const unstyled = shown.filter(name => styled.has(name) && !adopted.has(name))
  expect([...new Set(unstyled)], 'classes whose styles are not there').toEqual([])
}

/** The dialog in a state of the gallery, found through what people read and screen readers say. */
export async function showState(gallery: readonly GalleryState[], id: string) {
  const state = gallery.find(known => known.id === id)
  if (!state) throw new Error(`The gallery has no state ${id}.`)
  // Working styles out, without showing them, would take more time than everything else here.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('span').style)
  const portico = createGalleryPortico(state)
  onTestFinished(startPortico(portico))
  // The modal mounts below; the kit must not report its absence to the developer meanwhile.
  portico.memory.set(modalHostKey, { loading: true })
  state.setup(portico)
  const getRoute = (): Route => selectRoute(portico.store.get().router)
  await getView(getRoute()).view.load()
  if (portico.options.dialog.layout === 'wide') await wideList.load()
  const { host, unmount } = mountModal(portico)
  portico.memory.set(modalHostKey, { mounted: host })
  onTestFinished(unmount)
  const { shadowRoot } = host
  const dialog = shadowRoot?.querySelector('dialog')
  if (!shadowRoot || !dialog) throw new Error('The dialog was not drawn.')
  onTestFinished(() => expectStyles(shadowRoot))
  const queries = within<typeof import('@testing-library/dom').queries>(dialog)
  const press = async (role: 'button' | 'tab' | 'link', name: string | RegExp) =>
    (await queries.findByRole(role, { name })).click()
  return {
    ...queries,
    portico,
    getRoute,
    isOpen: () => portico.store.get().modal.open,
    press: (name: string | RegExp) => press('button', name),
    /** What those of a role say, in the order of the page. */
    listNames: (role: 'button' | 'tab' | 'link' | 'heading') => queries.queryAllByRole(role).map(getName),
    getFocused: () => getName(host.shadowRoot?.activeElement),
  }
}
