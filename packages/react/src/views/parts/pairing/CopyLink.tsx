import { useAccountWords } from '../../../hooks/internal/useAccountWords.js'
import { usePairingWords } from '../../../hooks/internal/usePairingWords.js'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.js'
import { copyText } from '../account/copyText.js'

/** The code leaves the page by this, by being scanned, and by opening a wallet: only when the visitor does it. */
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
