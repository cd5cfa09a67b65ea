import { copyButtonStyles } from '../../ui/CopyButton/CopyButton.css.js'
import { searchFieldStyles } from '../../ui/SearchField/SearchField.css.js'
import { windowedListStyles } from '../../ui/WindowedList/WindowedList.css.js'
import { askingStyles } from '../parts/asking/askingStyles.js'
import { helpStyles } from '../parts/help/HelpPoints.css.js'
import { onRampStyles } from './OnRampProvidersView.css.js'

export { BuyInProgressView } from './BuyInProgressView.js'
export { OnRampFiatSelectView } from './OnRampFiatSelectView.js'
export { OnRampProvidersView } from './OnRampProvidersView.js'
export { OnRampTokenSelectView } from './OnRampTokenSelectView.js'
export { WhatIsABuyView } from './WhatIsABuyView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  copyButtonStyles,
  helpStyles,
  searchFieldStyles,
  windowedListStyles,
  onRampStyles,
]
