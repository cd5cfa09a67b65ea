import type { EmbeddedOptions } from './EmbeddedOptions.js'

/** The reverse domain name of the wallet: `https://vault.example.com` becomes `com.example.vault`. */
export function getWalletRdns({ rdns, vault }: Pick<EmbeddedOptions, 'rdns' | 'vault'>): string {
  if (rdns) return rdns
  return URL.canParse(vault) ? new URL(vault).hostname.split('.').reverse().join('.') : ''
}
