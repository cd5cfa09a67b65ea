import type { ConnectedAccount, Network } from '@portico/core'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { PrimaryButton } from '../../../ui/Button/PrimaryButton.js'
import { RequestPanel, type RequestPanelProps } from '../asking/RequestPanel.js'
import { ErrorText } from '../errors/ErrorText.js'
import { AccountPicture } from '../pictures/AccountPicture.js'
import { TransactionLink } from './TransactionLink.js'

type Words = Readonly<
  Record<'confirmIn' | 'failed' | 'sent' | 'sentHint' | 'done' | 'viewOnExplorer', string>
>

export interface TransactionProgressProps extends Pick<RequestPanelProps, 'retry' | 'otherWay'> {
  readonly sender: { readonly account: ConnectedAccount; readonly network: Network }
  readonly flow: { readonly status: string; readonly data: string | undefined; readonly error: unknown }
  readonly words: Words
  readonly confirmText: string
  readonly sentText: string
  readonly onDone: () => void
  readonly testIds: { readonly done: string; readonly explorer: string }
}

/** A transaction that was confirmed: the request to the wallet, then its outcome. */
export function TransactionProgress(props: TransactionProgressProps) {
  const { sender, flow, words, confirmText, sentText, retry, otherWay, onDone, testIds } = props
  const { account, network } = sender
  const { format } = useMessages()
  const picture = <AccountPicture account={account} size={72} />
  if (flow.status === 'failed')
    return (
      <RequestPanel
        state="error"
        picture={picture}
        title={words.failed}
        text={<ErrorText error={flow.error} />}
        retry={retry}
        otherWay={otherWay}
      />
    )
  if (flow.data === undefined)
    return (
      <RequestPanel
        state="loading"
        picture={picture}
        title={format(words.confirmIn, { wallet: account.wallet.name })}
        text={confirmText}
      />
    )
  return (
    <RequestPanel
      state="success"
      picture={picture}
      title={words.sent}
      text={sentText}
      note={words.sentHint}
      action={
        <PrimaryButton onClick={onDone} data-testid={testIds.done}>
          {words.done}
        </PrimaryButton>
      }
    >
      <TransactionLink network={network} id={flow.data} words={words} data-testid={testIds.explorer} />
    </RequestPanel>
  )
}
