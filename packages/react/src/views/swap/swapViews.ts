import { checkboxStyles } from '../../ui/Checkbox/Checkbox.css.js'
import { linkStyles } from '../../ui/Link/Link.css.js'
import { searchFieldStyles } from '../../ui/SearchField/SearchField.css.js'
import { windowedListStyles } from '../../ui/WindowedList/WindowedList.css.js'
import { askingStyles } from '../parts/asking/askingStyles.js'
import { walletSendStyles } from '../walletSend/WalletSendView.css.js'
import { swapStyles } from './SwapView.css.js'

export { SwapPreviewView } from './SwapPreviewView.js'
export { SwapSelectTokenView } from './SwapSelectTokenView.js'
export { SwapView } from './SwapView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  checkboxStyles,
  linkStyles,
  searchFieldStyles,
  windowedListStyles,
  walletSendStyles,
  swapStyles,
]
