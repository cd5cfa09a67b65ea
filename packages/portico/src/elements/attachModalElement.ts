import { start } from '@portico/core'
import { attachModal } from '@portico/react/modal-loader'
import type { Attach } from './createElementClass.js'

const placed = new WeakSet<Element>()

/** The place of the modal, for embedded mode and for pages that do not want it appended to the body. */
export const attachModalElement: Attach = (element, portico) => {
  // The kit appends an element of the same name by itself, with its shadow root made before: not a place.
  if (!element.shadowRoot) placed.add(element)
  const releases = placed.has(element) ? [start(portico), attachModal(portico, element)] : []
  return {
    update() {},
    release() {
      for (const release of releases) release()
    },
  }
}
