import { connectStyles } from './connect/ConnectView.css.js'
import { headingStyles } from './parts/Heading/Heading.css.js'
import { stateMessageStyles } from './parts/states/StateMessage.css.js'

export const viewStyles: readonly string[] = [stateMessageStyles, connectStyles, headingStyles]
