export interface PairingUri {
  readonly topic: string
  readonly symKey: string
  readonly expiry?: number | undefined
  /** Methods besides the proposal that will arrive on the topic. */
  readonly methods: readonly string[]
}
