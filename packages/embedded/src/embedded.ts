import type { SourceFactory } from '@portico/core'
import { createLazySource } from './createLazySource.js'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import { getWalletName } from './getWalletName.js'

/** Wallets behind an e-mail address or an account elsewhere, for `sources`. Next to nothing is loaded before somebody logs in. */
export function embedded(options: EmbeddedOptions): SourceFactory {
  return {
    features: { socials: options.socials ?? false },
    create: context =>
      createLazySource(context, { ...options, name: options.name ?? getWalletName(context.locale) }),
  }
}
