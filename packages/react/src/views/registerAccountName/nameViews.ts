import { avatarStyles } from '../../ui/Avatar/Avatar.css.js'
import { askingStyles } from '../parts/asking/askingStyles.js'
import { registerAccountNameStyles } from './RegisterAccountNameView.css.js'

export { ChooseAccountNameView } from './ChooseAccountNameView.js'
export { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.js'
export { RegisterAccountNameView } from './RegisterAccountNameView.js'

export const styles: readonly string[] = [...askingStyles, avatarStyles, registerAccountNameStyles]
