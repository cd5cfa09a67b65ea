import { type ModalHost, modalHostKey } from '../store/modalHost.js'
import type { Portico } from '../types/Portico.js'

/** Whether the modal is drawn while it is open; a page may have views of its own instead. */
export function isModalDrawn({ memory }: Portico): boolean {
  const host = memory.get(modalHostKey) as ModalHost | undefined // nobody else writes under the key
  return host?.loading === true || host?.mounted !== undefined
}
