/** Settings of sign-in with a wallet. Without them it does not exist. */
export interface SignInSettings {
  /** 32 random bytes, from which the keys of nonces and sessions of each project are made. */
  secret: string
  /** Where each network is asked about its smart accounts, by CAIP-2 id. Without it those of a network are refused. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}
