import { connectStyles } from './connect/ConnectView.css.js'
import { headingStyles } from './parts/Heading/Heading.css.js'

/** What the views that come with the modal add to its styles. */
export const viewStyles: readonly string[] = [connectStyles, headingStyles]
