export interface Metadata {
  /** Name of the site. @default the host name of the page */
  readonly name: string
  /** One sentence about it. @default empty */
  readonly description: string
  /** URL of the site. @default the origin of the page */
  readonly url: string
  /** URLs of its icons. @default `[]` */
  readonly icons: readonly string[]
}
