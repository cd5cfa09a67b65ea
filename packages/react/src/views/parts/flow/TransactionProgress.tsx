import type { ConnectedAccount, Network } from '@portico/core'
import { showInPlace } from '@portico/core/internal'
import { useEffect } from 'react'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { format } from '../../../hooks/internal/useTexts.js'
import { Link, PrimaryButton, useStyles } from '../../../ui/index.js'
import { useExplorerUrl } from '../account/ExplorerLink.js'
import { RequestPanel, type RequestPanelProps } from '../asking/RequestPanel.js'
import { ErrorText } from '../errors/ErrorText.js'
import { AccountPicture } from '../pictures/AccountPicture.js'
import { flowStyles } from './flowStyles.css.js'

type Words = Readonly<
  Record<
    | 'confirmIn'
    | 'failed'
    | 'sent'
    | 'sentHint'
    | 'arrived'
    | 'refused'
    | 'refusedText'
    | 'replaced'
    | 'replacedText'
    | 'seeActivity'
    | 'beginAnew'
    | 'done'
    | 'viewOnExplorer',
    string
  >
>

interface TransactionProgressProps extends Pick<RequestPanelProps, 'retry' | 'otherWay'> {
  readonly sender: { readonly account: ConnectedAccount; readonly network: Network }
  readonly flow: {
    readonly status: string
    readonly data: string | undefined
    readonly error: unknown
    readonly outcome: 'failed' | 'replaced' | undefined
  }
  readonly words: Words
  readonly confirmText: string
  readonly sentText: string
  /** The visitor came back to a request that the wallet has not answered. */
  readonly onAbandon?: (() => void) | undefined
  readonly onDone: () => void
  readonly testIds: { readonly done: string; readonly explorer: string }
}

/** A transaction that was confirmed: the request to the wallet, then its outcome, which is said in place. */
export function TransactionProgress(props: TransactionProgressProps) {
  const { sender, flow, words, confirmText, sentText, retry, otherWay, onAbandon, onDone, testIds } = props
  const { account, network } = sender
  const { data: id, outcome } = flow
  const portico = usePorticoInstance('TransactionProgress')
  const { reset } = useNavigation()
  useEffect(() => (id === undefined ? undefined : showInPlace(portico, id)), [portico, id])
  const picture = <AccountPicture account={account} size={72} />
  if (id === undefined && flow.status === 'failed')
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
  if (id === undefined)
    return (
      <RequestPanel
        state="loading"
        picture={picture}
        title={format(words.confirmIn, { wallet: account.wallet.name })}
        text={confirmText}
        otherWay={onAbandon && { label: words.beginAnew, onClick: onAbandon }}
      />
    )
  const link = <TransactionLink network={network} id={id} words={words} data-testid={testIds.explorer} />
  if (outcome)
    return (
      <RequestPanel
        state="error"
        picture={picture}
        title={outcome === 'failed' ? words.refused : words.replaced}
        text={outcome === 'failed' ? words.refusedText : words.replacedText}
        action={
          <PrimaryButton onClick={() => reset({ name: 'Account', tab: 'activity' })}>
            {words.seeActivity}
          </PrimaryButton>
        }
        otherWay={otherWay}
      >
        {link}
      </RequestPanel>
    )
  const isDone = flow.status === 'done'
  return (
    <RequestPanel
      state={isDone ? 'success' : 'loading'}
      picture={picture}
      title={isDone ? words.arrived : words.sent}
      text={sentText}
      // Keeps its height, so that nothing moves when the receipt arrives.
      note={isDone ? '\u00a0' : words.sentHint}
      action={
        <PrimaryButton onClick={onDone} data-testid={testIds.done}>
          {words.done}
        </PrimaryButton>
      }
    >
      {link}
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
