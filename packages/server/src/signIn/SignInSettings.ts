export interface SignInSettings {
  /** 32 random bytes from which each project's keys for nonces and sessions are derived. */
  secret: string
  /** RPC URLs by CAIP-2 id, to verify signatures of smart accounts. Networks without one refuse them. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  now?: (() => number) | undefined
}
