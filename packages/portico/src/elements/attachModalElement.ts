import { start } from '@portico/core'
import { attachModal } from '@portico/react/modal-loader'
import type { Attach } from './createElementClass.js'

/** The place of the modal, for embedded mode and for pages that do not want it appended to the body. */
export const attachModalElement: Attach = (element, portico) => {
  const releases = [start(portico), attachModal(portico, element)]
  return {
    update() {},
    release() {
      for (const release of releases) release()
    },
  }
}
