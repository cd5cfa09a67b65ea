import type { Portico } from '../runtime/Portico.js'
import { type ModalHost, modalHostKey } from '../store/modalHost.js'

/** Whether the open modal is rendered; a site may use its own views instead. */
export function isModalDrawn({ memory }: Portico): boolean {
  const host = memory.get(modalHostKey) as ModalHost | undefined // only our own code writes under the key
  return host?.loading === true || host?.mounted !== undefined
}
