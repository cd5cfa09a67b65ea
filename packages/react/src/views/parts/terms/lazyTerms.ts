import { lazyPart } from '../../../ui/lazyPart.js'

const loadParts = () => import('./termsParts.js')

/** Sites with terms have them loaded before the dialog is drawn. */
export const LazyTermsCheckbox = lazyPart(async () => (await loadParts()).TermsCheckbox)
export const LazyTermsFooter = lazyPart(async () => (await loadParts()).TermsFooter)
