import { startPortico } from '@portico/core'
import { attachModal } from '@portico/react/modal-loader'
import type { Attach } from './defineElement.js'

const placed = new WeakSet<Element>()

/** The place of the modal, for `display: 'inPage'` and `'placed'`. */
export const attachModalElement: Attach = (element, portico) => {
  // The kit appends an element of the same name with its shadow root attached; that one is not a place.
  if (!element.shadowRoot) placed.add(element)
  const releases = placed.has(element) ? [startPortico(portico), attachModal(portico, element)] : []
  return {
    update() {},
    release() {
      for (const release of releases) release()
    },
  }
}
