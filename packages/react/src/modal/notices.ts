import { developerNoteStyles } from '../ui/DeveloperNote/DeveloperNote.css.js'
import { DeveloperNote as PlainDeveloperNote } from '../ui/DeveloperNote/DeveloperNote.js'
import { toastStackStyles } from '../ui/ToastStack/ToastStack.css.js'
import { ToastStack as PlainToastStack } from '../ui/ToastStack/ToastStack.js'
import { withStyles } from '../ui/withStyles.js'
import { WatchBanner as PlainWatchBanner } from '../views/parts/account/WatchBanner.js'
import { networkBannerStyles } from '../views/parts/networks/NetworkBanner.css.js'
import { NetworkBanner as PlainNetworkBanner } from '../views/parts/networks/NetworkBanner.js'

export const DeveloperNote = withStyles(PlainDeveloperNote, [developerNoteStyles])
export const NetworkBanner = withStyles(PlainNetworkBanner, [networkBannerStyles])
export const WatchBanner = withStyles(PlainWatchBanner, [networkBannerStyles])
export const ToastStack = withStyles(PlainToastStack, [toastStackStyles])
