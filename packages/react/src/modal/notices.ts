import { alertBarStyles } from '../ui/AlertBar/AlertBar.css.js'
import { AlertBar as PlainAlertBar } from '../ui/AlertBar/AlertBar.js'
import { toastStackStyles } from '../ui/ToastStack/ToastStack.css.js'
import { ToastStack as PlainToastStack } from '../ui/ToastStack/ToastStack.js'
import { withStyles } from './withStyles.js'

/** Loaded with the first message there is. */
export const AlertBar = withStyles(PlainAlertBar, [alertBarStyles])
export const ToastStack = withStyles(PlainToastStack, [toastStackStyles])
