import { useStyles } from '../useStyles.js'
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

export function Illustration({ name }: { readonly name: IllustrationName }) {
  useStyles(illustrationStyles)
  const Chosen = pictures[name]
  return <Chosen />
}
