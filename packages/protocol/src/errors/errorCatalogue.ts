import * as alerts from './alerts.js'
import * as configuration from './configuration.js'
import type { ErrorEntry, ErrorSurface } from './ErrorEntry.js'
import * as frame from './frame.js'
import * as http from './http.js'
import * as pairing from './pairing.js'
import * as pay from './pay.js'
import * as rpc from './rpc.js'
import * as signIn from './signIn.js'
import * as startup from './startup.js'
import * as switching from './switching.js'
import * as vault from './vault.js'
import * as views from './views.js'
import * as wallet from './wallet.js'
import * as walletAnswers from './walletAnswers.js'

/** For tests, documentation and tools. Shipping code imports single entries, so that others are tree-shaken. */
export const errorCatalogue = {
  ...alerts,
  ...configuration,
  ...frame,
  ...http,
  ...pairing,
  ...pay,
  ...rpc,
  ...signIn,
  ...startup,
  ...switching,
  ...views,
  ...vault,
  ...wallet,
  ...walletAnswers,
} as const satisfies Record<string, ErrorEntry>

type CatalogueEntry = (typeof errorCatalogue)[keyof typeof errorCatalogue]

export type ErrorCode = CatalogueEntry['code']

/** The codes of errors that visitors read in words of their own. Each language translates them. */
export type VisitorErrorCode = Exclude<
  CatalogueEntry,
  { surface: Exclude<ErrorSurface, 'view' | 'toast'>; userMessage?: never }
>['code']
