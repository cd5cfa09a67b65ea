import { avatarStyles } from '../../ui/Avatar/Avatar.css.js'
import { checkboxStyles } from '../../ui/Checkbox/Checkbox.css.js'
import { linkStyles } from '../../ui/Link/Link.css.js'
import { searchFieldStyles } from '../../ui/SearchField/SearchField.css.js'
import { windowedListStyles } from '../../ui/WindowedList/WindowedList.css.js'
import { askingStyles } from '../parts/asking/askingStyles.js'
import { walletSendStyles } from './WalletSendView.css.js'

export { WalletSendPreviewView } from './WalletSendPreviewView.js'
export { WalletSendSelectTokenView } from './WalletSendSelectTokenView.js'
export { WalletSendView } from './WalletSendView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  avatarStyles,
  checkboxStyles,
  linkStyles,
  searchFieldStyles,
  windowedListStyles,
  walletSendStyles,
]
