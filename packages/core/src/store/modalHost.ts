import type { Portico } from '../types/Portico.js'

/** Where whoever draws the modal keeps what it has of it: under a name, which survives a hot reload. */
export const modalHostKey = '@portico/modal'

export interface ModalHost {
  loading?: boolean
  mounted?: unknown
}

/** Whether the modal is drawn while it is open; a page may have views of its own instead. */
export function isModalDrawn({ memory }: Portico): boolean {
  const host = memory.get(modalHostKey) as ModalHost | undefined // nobody else writes under the key
  return host?.loading === true || host?.mounted !== undefined
}
