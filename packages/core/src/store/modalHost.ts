/** Where whoever draws the modal keeps what it has of it: under a name, which survives a hot reload. */
export const modalHostKey = '@portico/modal'

export interface ModalHost {
  loading?: boolean
  mounted?: unknown
}
