import { lazyPart } from '../../../ui/lazyPart.js'

const loadParts = () => import('./termsParts.js')

/** Preloaded on sites with terms before the dialog renders. */
export const LazyTermsCheckbox = lazyPart(async () => (await loadParts()).TermsCheckbox)
export const LazyTermsFooter = lazyPart(async () => (await loadParts()).TermsFooter)
