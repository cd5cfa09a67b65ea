import { defaultRelayUrl, type RelayUrls, toRelayUrls } from '../relay/createRelayUrl.js'

const defaultVerifyUrl = 'https://verify.walletconnect.org'

export interface VerifyOptions {
  readonly relayUrl?: RelayUrls | undefined
  readonly verifyUrl?: string | false | undefined
}

/** Without the option, wallets on the public relay use its service, and those on other relays none. */
export function getVerifyUrl({ relayUrl, verifyUrl }: VerifyOptions): string | undefined {
  const usual = toRelayUrls(relayUrl).includes(defaultRelayUrl) ? defaultVerifyUrl : undefined
  return (verifyUrl ?? usual) || undefined
}
