import { avatarStyles } from '../../ui/Avatar/Avatar.css.js'
import { linkStyles } from '../../ui/Link/Link.css.js'
import { askingStyles } from '../parts/asking/askingStyles.js'
import { payStyles } from './PayView.css.js'

export { PayView } from './PayView.js'

export const styles: readonly string[] = [...askingStyles, avatarStyles, linkStyles, payStyles]
