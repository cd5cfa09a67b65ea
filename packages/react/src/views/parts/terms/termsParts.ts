import { checkboxStyles } from '../../../ui/Checkbox/Checkbox.css.js'
import { linkStyles } from '../../../ui/Link/Link.css.js'
import { withStyles } from '../../../ui/withStyles.js'
import { TermsCheckbox as PlainCheckbox } from './TermsCheckbox.js'
import { TermsFooter as PlainFooter } from './TermsFooter.js'

export const TermsCheckbox = withStyles(PlainCheckbox, [checkboxStyles, linkStyles])
export const TermsFooter = withStyles(PlainFooter, [linkStyles])
