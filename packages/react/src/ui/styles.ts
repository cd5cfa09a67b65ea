import { buttonStyles } from './Button/Button.css.js'
import { baseStyles } from './base.css.js'
import { dialogStyles } from './Dialog/Dialog.css.js'
import { dividerStyles } from './Divider/Divider.css.js'
import { iconButtonStyles } from './IconButton/IconButton.css.js'
import { imageStyles } from './Image/Image.css.js'
import { iconStyles } from './icons/Icon.css.js'
import { listItemStyles } from './ListItem/ListItem.css.js'
import { modalFrameStyles } from './ModalFrame/ModalFrame.css.js'
import { rowFocusStyles } from './RowFocus/RowFocus.css.js'
import { skeletonStyles } from './Skeleton/Skeleton.css.js'
import { spinnerStyles } from './Spinner/Spinner.css.js'
import { stackStyles } from './Stack/Stack.css.js'

import { tagStyles } from './Tag/Tag.css.js'
import { textStyles } from './Text/Text.css.js'

export const uiStyles: readonly string[] = [
  baseStyles,
  iconStyles,
  spinnerStyles,
  textStyles,
  stackStyles,
  buttonStyles,
  iconButtonStyles,
  rowFocusStyles,
  imageStyles,
  tagStyles,
  listItemStyles,
  skeletonStyles,
  dividerStyles,
  dialogStyles,
  modalFrameStyles,
]
