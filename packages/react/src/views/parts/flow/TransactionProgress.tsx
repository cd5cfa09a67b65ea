import type { ConnectedAccount, Network } from '@portico/core'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { PrimaryButton } from '../../../ui/Button/Button.js'
import { Link } from '../../../ui/Link/Link.js'
import { useStyles } from '../../../ui/useStyles.js'
import { useExplorerUrl } from '../account/ExplorerLink.js'
import { RequestPanel, type RequestPanelProps } from '../asking/RequestPanel.js'
import { ErrorText } from '../errors/ErrorText.js'
import { AccountPicture } from '../pictures/Picture.js'
import { flowStyles } from './flowStyles.css.js'

type Words = Readonly<
  Record<'confirmIn' | 'failed' | 'sent' | 'sentHint' | 'done' | 'viewOnExplorer', string>
>

interface TransactionProgressProps extends Pick<RequestPanelProps, 'retry' | 'otherWay'> {
  readonly sender: { readonly account: ConnectedAccount; readonly network: Network }
  readonly flow: { readonly status: string; readonly data: string | undefined; readonly error: unknown }
  readonly words: Words
  readonly confirmText: string
  readonly sentText: string
  readonly onDone: () => void
  readonly testIds: { readonly done: string; readonly explorer: string }
}

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

interface TransactionLinkProps {
  readonly network: Network | undefined
  readonly id: string
  readonly words: { readonly viewOnExplorer: string }
  readonly 'data-testid'?: string | undefined
}

export function TransactionLink({ network, id, words, ...rest }: TransactionLinkProps) {
  useStyles(flowStyles)
  const url = useExplorerUrl(network, id, 'transaction')
  if (url === undefined) return null
  return (
    <div className="flow-sum">
      <Link {...rest} href={url}>
        {words.viewOnExplorer}
      </Link>
    </div>
  )
}
