import type { SourceFactory } from '@portico/core/adapter'
import { createEmbeddedSource } from './createEmbeddedSource.js'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import { getWalletName } from './getWalletName.js'

/**
 * Creates the embedded wallet source: wallets behind an e-mail address or a social login. Its code loads when a visitor
 * logs in.
 */
export function embedded(options: EmbeddedOptions): SourceFactory {
  return {
    features: { socials: options.socials ?? false },
    create: context =>
      createEmbeddedSource(context, { ...options, name: options.name ?? getWalletName(context.locale) }),
  }
}
