/** The name under which the modal that is mounted is kept on the instance, so that a hot reload finds it again. */
export const modalHostKey = '@portico/modal'

export interface ModalHost {
  loading?: boolean
  mounted?: unknown
}
