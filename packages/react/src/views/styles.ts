import { connectStyles } from './connect/ConnectView.css.js'
import { headingStyles } from './parts/Heading/Heading.css.js'

export const viewStyles: readonly string[] = [connectStyles, headingStyles]
