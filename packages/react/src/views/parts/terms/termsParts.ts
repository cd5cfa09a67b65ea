import { checkboxStyles } from '../../../ui/Checkbox/Checkbox.css.js'
import { withStyles } from '../../../ui/withStyles.js'
import { TermsCheckbox as PlainCheckbox } from './TermsCheckbox.js'

/** Loaded together: what only sites with terms show. */
export const TermsCheckbox = withStyles(PlainCheckbox, [checkboxStyles])
export { TermsFooter } from './TermsFooter.js'
