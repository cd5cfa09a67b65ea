import { copyButtonStyles } from '../../ui/CopyButton/CopyButton.css.js'
import { windowedListStyles } from '../../ui/WindowedList/WindowedList.css.js'
import { withStyles } from '../../ui/withStyles.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import { nftsStyles } from './NftsView.css.js'
import { NftsView } from './NftsView.js'

export { NftView } from './NftView.js'

export const styles: readonly string[] = [copyButtonStyles, windowedListStyles, assetStyles, nftsStyles]

export const NftsPart = withStyles(NftsView, styles)
