import { tabsStyles } from '../ui/Tabs/Tabs.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'
import { signInsStyles } from '../views/signIns/SignInsView.css.js'
import { siwxSignMessageStyles } from '../views/siwxSignMessage/SiwxSignMessageView.css.js'
import { smartSessionsStyles } from '../views/smartSessions/SmartSessionsView.css.js'

export { SignInsView } from '../views/signIns/SignInsView.js'
export { SiwxSignMessageView } from '../views/siwxSignMessage/SiwxSignMessageView.js'
export { SmartSessionsView } from '../views/smartSessions/SmartSessionsView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  siwxSignMessageStyles,
  signInsStyles,
  tabsStyles,
  smartSessionsStyles,
]
