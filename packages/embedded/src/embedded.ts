import type { SourceFactory } from '@portico/core/adapter'
import { createEmbeddedSource } from './createEmbeddedSource.js'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import { getWalletName } from './getWalletName.js'

/** Creates the source of embedded wallets, by e-mail or social login. Its code loads on login. */
export function embedded(options: EmbeddedOptions): SourceFactory {
  return {
    features: { socials: options.socials ?? false },
    create: context =>
      createEmbeddedSource(context, { ...options, name: options.name ?? getWalletName(context.locale) }),
  }
}
