import { lazy } from '@portico/core/adapter'

/** Parts whose code most sites do not need. The modal preloads those that a site uses before it opens. */
export const optionalParts = {
  email: lazy(async () => (await import('./connect/EmailMethod.js')).EmailMethod),
  social: lazy(async () => (await import('./connect/SocialMethod.js')).SocialMethod),
  networkBanner: lazy(async () => (await import('./parts/networks/NetworkBanner.js')).NetworkBanner),
  termsCheckbox: lazy(async () => (await import('./parts/terms/Terms.js')).TermsCheckbox),
  termsFooter: lazy(async () => (await import('./parts/terms/Terms.js')).TermsFooter),
  watchBanner: lazy(async () => (await import('./parts/account/WatchBanner.js')).WatchBanner),
}
