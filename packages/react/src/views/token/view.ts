import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { tokenStrings } from './strings.js'

declare module '@portico/core' {
  interface RouteMap {
    /** A token of the account; without an address the native coin. */
    Token: { readonly symbol: string; readonly address?: string | undefined }
  }
}

export const Token: ViewDefinition<'Token', typeof tokenStrings> = {
  title: ({ symbol }) => symbol,
  view: lazy(async () => (await import('./TokenView.js')).TokenView),
  skeleton: [132, 64, 44, 236],
}
