import { connectStyles } from './connect/ConnectView.css.js'
import { headingStyles } from './parts/Heading/Heading.css.js'

/** The styles of the views in the modal's chunk. */
export const viewStyles: readonly string[] = [connectStyles, headingStyles]
