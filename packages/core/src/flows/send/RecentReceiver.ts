/** A receiver of an earlier transfer. */
export interface RecentReceiver {
  readonly address: string
  /** The name, if one was typed. */
  readonly name?: string | undefined
}
