import type { Network } from '@portico/core'
import { Link } from '../../../ui/Link/Link.js'
import { useStyles } from '../../../ui/useStyles.js'
import { useExplorerUrl } from '../account/useExplorerUrl.js'
import { flowStyles } from './flowStyles.css.js'

export interface TransactionLinkProps {
  readonly network: Network | undefined
  readonly id: string
  readonly words: { readonly viewOnExplorer: string }
  readonly 'data-testid'?: string | undefined
}

/** Leads to the transaction on the explorer of its network, if it has one. */
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
