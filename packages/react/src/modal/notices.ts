import { alertBarStyles } from '../ui/AlertBar/AlertBar.css.js'
import { toastStackStyles } from '../ui/ToastStack/ToastStack.css.js'

/** Loaded with the first message there is. */
export { AlertBar } from '../ui/AlertBar/AlertBar.js'
export { ToastStack } from '../ui/ToastStack/ToastStack.js'

export const styles: readonly string[] = [toastStackStyles, alertBarStyles]
