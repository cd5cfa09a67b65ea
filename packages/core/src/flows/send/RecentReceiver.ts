/** Somebody to whom this account has sent something with the kit. */
export interface RecentReceiver {
  readonly address: string
  /** What was typed, where it was a name. */
  readonly name?: string | undefined
}
