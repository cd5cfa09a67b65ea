export { adoptButtonStyles } from '../buttons/adoptButtonStyles.js'
export { applyButtonTheme, applyHues } from '../buttons/applyButtonTheme.js'
export type { ButtonContext, ButtonKind, ButtonModel, ButtonSettings } from '../buttons/ButtonModel.js'
export { buttonStyles } from '../buttons/buttonStyles.css.js'
export { loadMarks } from '../buttons/loadMarks.js'
export { pressButton, pressNetworkButton } from '../buttons/pressButton.js'
export {
  type NetworkButtonModel,
  selectButton,
  selectConnectButton,
  selectNetworkButton,
} from '../buttons/selectButton.js'
export { type ButtonMessages, enButtons } from '../locales/enButtons.js'
export { loadButtonMessages } from '../locales/loadButtonMessages.js'
export { getSafeImageSource } from '../ui/Image/getSafeImageSource.js'
