import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { nftsStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    Nft: { readonly nftId: string }
  }
}

export const Nft: ViewDefinition<'Nft', typeof nftsStrings> = {
  title: 'NFT',
  view: lazy(async () => (await import('./NftView.js')).NftView),
  skeleton: ['square', 24, 20, 56],
}
