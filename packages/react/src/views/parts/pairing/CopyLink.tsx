import { useStrings } from '../../../hooks/internal/useTexts.js'
import { CopyButton } from '../../../ui/index.js'
import { accountStrings } from '../../account/strings.js'
import { pairingStrings } from './strings.js'

/** The pairing URI leaves the page only by an action of the visitor: this one, a scan, or opening a wallet. */
export function CopyLink({ uri }: { readonly uri: string | undefined }) {
  const { copied } = useStrings(accountStrings)
  const { copyLink } = useStrings(pairingStrings)
  return (
    <CopyButton
      label={copyLink}
      copiedLabel={copied}
      text={uri ?? ''}
      disabled={uri === undefined}
      data-testid="copy-link"
    />
  )
}
