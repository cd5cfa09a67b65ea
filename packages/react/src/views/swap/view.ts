import { lazy } from '@portico/core/adapter'
import { titled, titleFlow } from '../titled.js'
import type { TitleContext, ViewDefinition } from '../ViewDefinition.js'
import type { swapStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    SwapSelectToken: { readonly side: 'from' | 'to' }
    SwapPreview: Readonly<Record<never, never>>
  }
}

const titleOf = ({ state, messages: { titles } }: TitleContext) =>
  titleFlow(state, state.swap, { pending: titles.swap, done: titles.swapped })

export const Swap: ViewDefinition<'Swap', typeof swapStrings> = {
  title: titled('swap'),
  titleOf,
  view: lazy(async () => (await import('./SwapView.js')).SwapView),
  skeleton: [108, 108, 72],
}

export const SwapSelectToken: ViewDefinition<'SwapSelectToken'> = {
  title: 'Choose token',
  view: lazy(async () => (await import('./SwapSelectTokenView.js')).SwapSelectTokenView),
  skeleton: [48, 36, 56, 56, 56],
}

export const SwapPreview: ViewDefinition<'SwapPreview'> = {
  title: 'Review swap',
  titleOf,
  view: lazy(async () => (await import('./SwapPreviewView.js')).SwapPreviewView),
  skeleton: [120, 200, 72],
}
