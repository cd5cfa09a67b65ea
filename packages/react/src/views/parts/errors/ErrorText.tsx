import { getDocsLink } from '@portico/core'
import { isPorticoError, walletFailed } from '@portico/protocol'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { getErrorText } from '../../../locales/getErrorText.js'
import { Link } from '../../../ui/index.js'

export function ErrorText({ error }: { readonly error: unknown }) {
  const portico = usePorticoInstance('ErrorText')
  const messages = useMessages()
  const link = getDocsLink(portico, isPorticoError(error) ? error.docs : `errors/${walletFailed.code}`)
  return (
    <>
      {getErrorText(error, messages)}
      {link === undefined ? null : (
        <>
          {' '}
          <Link href={link} data-testid="error-docs">
            {messages.modal.learnMore}
          </Link>
        </>
      )}
    </>
  )
}
