import { adoptStyles } from '../theme/adoptStyles.js'
import { buttonStyles } from './buttonStyles.css.js'

/** Styles the buttons of a document, or of a shadow root they are in; returns the release. */
export function adoptButtonStyles(root: Document | ShadowRoot): () => void {
  return adoptStyles(root, [buttonStyles])
}
