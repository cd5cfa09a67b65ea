import { actionButtonStyles } from './ActionButton/ActionButton.css.js'
import { alertBarStyles } from './AlertBar/AlertBar.css.js'
import { avatarStyles } from './Avatar/Avatar.css.js'
import { buttonStyles } from './Button/Button.css.js'
import { baseStyles } from './base.css.js'
import { cellButtonStyles } from './CellButton/CellButton.css.js'
import { checkboxStyles } from './Checkbox/Checkbox.css.js'
import { copyButtonStyles } from './CopyButton/CopyButton.css.js'
import { dialogStyles } from './Dialog/Dialog.css.js'
import { dividerStyles } from './Divider/Divider.css.js'
import { iconButtonStyles } from './IconButton/IconButton.css.js'
import { illustrationStyles } from './Illustration/Illustration.css.js'
import { imageStyles } from './Image/Image.css.js'
import { iconStyles } from './icons/Icon.css.js'
import { linkStyles } from './Link/Link.css.js'
import { listItemStyles } from './ListItem/ListItem.css.js'
import { modalFrameStyles } from './ModalFrame/ModalFrame.css.js'
import { progressRingStyles } from './ProgressRing/ProgressRing.css.js'
import { searchFieldStyles } from './SearchField/SearchField.css.js'
import { skeletonStyles } from './Skeleton/Skeleton.css.js'
import { spinnerStyles } from './Spinner/Spinner.css.js'
import { stackStyles } from './Stack/Stack.css.js'
import { stateMessageStyles } from './StateMessage/StateMessage.css.js'
import { tabsStyles } from './Tabs/Tabs.css.js'
import { tagStyles } from './Tag/Tag.css.js'
import { textStyles } from './Text/Text.css.js'
import { toastStackStyles } from './ToastStack/ToastStack.css.js'
import { virtualGridStyles } from './VirtualGrid/VirtualGrid.css.js'

/** Everything the shadow root adopts, base first; views add theirs after it. */
export const uiStyles: readonly string[] = [
  baseStyles,
  iconStyles,
  spinnerStyles,
  textStyles,
  stackStyles,
  linkStyles,
  buttonStyles,
  iconButtonStyles,
  imageStyles,
  avatarStyles,
  tagStyles,
  listItemStyles,
  cellButtonStyles,
  actionButtonStyles,
  skeletonStyles,
  dividerStyles,
  searchFieldStyles,
  checkboxStyles,
  tabsStyles,
  virtualGridStyles,
  stateMessageStyles,
  copyButtonStyles,
  progressRingStyles,
  illustrationStyles,
  toastStackStyles,
  alertBarStyles,
  dialogStyles,
  modalFrameStyles,
]
