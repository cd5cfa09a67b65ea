import { windowedListStyles } from '../../ui/WindowedList/WindowedList.css.js'
import { withStyles } from '../../ui/withStyles.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import { tokensStyles } from './TokensView.css.js'
import { TokensView } from './TokensView.js'

export const TokensPart = withStyles(TokensView, [windowedListStyles, assetStyles, tokensStyles])
