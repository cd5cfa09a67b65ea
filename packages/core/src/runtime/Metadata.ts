export interface Metadata {
  /** What the site is called. @default the host name of the page */
  readonly name: string
  /** One sentence about it. @default empty */
  readonly description: string
  /** Its address. @default the origin of the page */
  readonly url: string
  /** Addresses of pictures of it. @default `[]` */
  readonly icons: readonly string[]
}
