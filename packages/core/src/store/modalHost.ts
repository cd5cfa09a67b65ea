/** Key of the mounted modal on the instance, so that a hot reload finds it again. */
export const modalHostKey = '@portico/modal'

export interface ModalHost {
  loading?: boolean
  mounted?: unknown
}
