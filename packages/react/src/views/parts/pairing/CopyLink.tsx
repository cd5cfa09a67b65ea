import { useAccountWords } from '../../../hooks/internal/useAccountWords.js'
import { usePairingWords } from '../../../hooks/internal/usePairingWords.js'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.js'
import { copyText } from '../account/copyText.js'

/** The pairing URI leaves the page only by an action of the visitor: this one, a scan, or opening a wallet. */
export function CopyLink({ uri }: { readonly uri: string | undefined }) {
  const { copied } = useAccountWords()
  const { copyLink } = usePairingWords()
  return (
    <CopyButton
      label={copyLink}
      copiedLabel={copied}
      onCopy={() => (uri === undefined ? false : copyText(uri))}
      disabled={uri === undefined}
      data-testid="copy-link"
    />
  )
}
