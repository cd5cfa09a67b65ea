export interface HostsOptions {
  /** Origins of the Safe interfaces that may embed this page; none with `[]`. @default `['https://app.safe.global']` */
  readonly safeOrigins?: readonly string[] | undefined
  /** Mini apps of Farcaster and Base: `() => import('@farcaster/miniapp-sdk')`. It is called inside of frames and apps only. */
  readonly farcaster?: (() => Promise<FarcasterModule>) | undefined
}

/** The part of `@farcaster/miniapp-sdk` that is used. */
export interface FarcasterModule {
  readonly sdk: {
    isInMiniApp(): Promise<boolean>
    readonly wallet: { getEthereumProvider(): Promise<unknown> }
  }
}
