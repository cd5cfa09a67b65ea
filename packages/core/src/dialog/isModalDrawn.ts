import type { Portico } from '../runtime/Portico.js'
import { type ModalHost, modalHostKey } from '../store/modalHost.js'

/** Whether the modal is drawn while it is open; a page may have views of its own instead. */
export function isModalDrawn({ memory }: Portico): boolean {
  const host = memory.get(modalHostKey) as ModalHost | undefined // nobody else writes under the key
  return host?.loading === true || host?.mounted !== undefined
}
