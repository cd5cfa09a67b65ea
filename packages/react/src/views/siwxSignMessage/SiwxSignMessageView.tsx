import { listReturnNetworks, selectShownAccount } from '@portico/core/internal'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSignIn } from '../../hooks/usePorticoSignIn.js'
import { Button, Image, PrimaryButton, Skeleton, Stack, Text, useStyles, ViewBody } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { siwxSignMessageStyles } from './SiwxSignMessageView.css.js'
import { signInStrings } from './strings.js'

export function SiwxSignMessageView() {
  useStyles(siwxSignMessageStyles)
  const words = useStrings(signInStrings)
  const portico = usePorticoInstance('SiwxSignMessageView')
  const { status, message, error, isRequired, signIn, cancel } = usePorticoSignIn()
  const account = usePorticoStore(selectShownAccount)
  const { name: site, icons } = portico.options.metadata
  const isSigning = status === 'signing'
  const wallet = account?.wallet.name ?? ''
  const footer = (
    <Stack gap={8}>
      <PrimaryButton loading={isSigning} onClick={() => signIn()} data-testid="sign-in">
        {isSigning ? format(words.signing, { wallet }) : error ? words.tryAgain : words.sign}
      </PrimaryButton>
      <Button variant="ghost" fullWidth onClick={cancel} data-testid="cancel-sign-in">
        {getCancelLabel()}
      </Button>
    </Stack>
  )

  function getCancelLabel(): string {
    if (!isRequired) return words.notNow
    const [network] = listReturnNetworks(portico)
    return network ? format(words.cancelAndReturn, { network: network.name }) : words.cancelAndDisconnect
  }

  if (status === 'signedIn' && account) {
    return (
      <RequestPanel
        state="success"
        picture={<AccountPicture account={account} size={72} />}
        title={words.done}
        text={format(words.doneText, { site })}
      />
    )
  }
  return (
    <ViewBody footer={footer}>
      <div className="sign-in-pictures" aria-hidden="true" data-testid="sign-in-pictures">
        <Image src={icons[0]} name={site} size={56} />
        {account ? <AccountPicture account={account} size={56} /> : null}
      </div>
      <div className="sign-in-words">
        <Text variant="title">{format(words.heading, { site })}</Text>
        <Text variant="note">{words.text}</Text>
        {error ? (
          <Text variant="error" align="center">
            <ErrorText error={error} />
          </Text>
        ) : null}
      </div>
      {message ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so the keyboard has to reach it.
        <code className="sign-in-message" role="document" aria-label={words.message} tabIndex={0}>
          {message}
        </code>
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </ViewBody>
  )
}
