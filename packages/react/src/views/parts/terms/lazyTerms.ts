import { lazyPart } from '../../../ui/lazyPart.js'

/** Preloaded on sites with terms before the dialog renders. */
export const LazyTermsCheckbox = lazyPart(async () => (await import('./TermsCheckbox.js')).TermsCheckbox)
export const LazyTermsFooter = lazyPart(async () => (await import('./TermsFooter.js')).TermsFooter)
