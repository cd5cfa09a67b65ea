import { withStyles } from '../withStyles.js'
import { ErrorIllustration } from './ErrorIllustration.js'
import { illustrationStyles } from './Illustration.css.js'
import { NetworkIllustration } from './NetworkIllustration.js'
import { SearchIllustration } from './SearchIllustration.js'
import { WalletIllustration } from './WalletIllustration.js'

const pictures = {
  error: ErrorIllustration,
  network: NetworkIllustration,
  search: SearchIllustration,
  wallet: WalletIllustration,
} as const

export type IllustrationName = keyof typeof pictures

export const Illustration = withStyles(
  function Picture({ name }: { readonly name: IllustrationName }) {
    const Chosen = pictures[name]
    return <Chosen />
  },
  [illustrationStyles],
)
