import { formatAddress, selectConnectedAccount } from '@portico/core'
import { isSignInRequired, type SignedIn } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { type UsePorticoSignInsResult, usePorticoSignIns } from '../../hooks/usePorticoSignIns.js'
import { formatDate } from '../../locales/formatDate.js'
import { Button } from '../../ui/Button/Button.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { RowFocus } from '../../ui/RowFocus/RowFocus.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { QueryError } from '../parts/errors/QueryError.js'
import { signInStrings } from '../siwxSignMessage/strings.js'
import { signInsStyles } from './SignInsView.css.js'

/** The sign-ins of the connected accounts, each with a button that ends it. */
export function SignInsView() {
  useStyles(signInsStyles)
  const { messages, format } = useMessages()
  const words = useStrings(signInStrings)
  const { options } = usePorticoInstance('SignInsView')
  const held = usePorticoSignIns()
  const { data, status, refetch } = held
  const site = options.metadata.name
  if (!data && status === 'error')
    return <QueryError title={words.listFailed} retryLabel={messages.modal.tryAgain} refetch={refetch} />
  if (!data) return <Skeleton shape="list-item" count={2} />
  return (
    <RowFocus>
      {data.length > 0 ? (
        <SignInList {...held} data={data} />
      ) : (
        <EmptyState
          title={words.listEmpty}
          description={format(words.listEmptyText, { site })}
          picture="wallet"
        />
      )}
    </RowFocus>
  )
}

type SignInListProps = Pick<UsePorticoSignInsResult, 'leaving' | 'signOut' | 'signOutAll'> & {
  readonly data: readonly SignedIn[]
}

function SignInList({ data, leaving, signOut, signOutAll }: SignInListProps) {
  const { format } = useMessages()
  const words = useStrings(signInStrings)
  const portico = usePorticoInstance('SignInList')
  const used = usePorticoStore(state => selectConnectedAccount(state)?.caipAddress)
  /** If sign-in is required, signing out the active account disconnects its wallet. */
  const takesWallet = ({ subject }: SignedIn) =>
    isSignInRequired(portico) && used === `${subject.caipNetworkId}:${subject.address}`
  const all = (
    <Button fullWidth size="lg" loading={leaving.isPending} onClick={signOutAll} data-testid="sign-out-all">
      {data.some(takesWallet) ? words.signOutAllAndDisconnect : words.signOutAll}
    </Button>
  )
  return (
    <ViewBody footer={data.length > 1 ? all : undefined}>
      <Text tone="secondary" align="center">
        {format(words.listText, { site: portico.options.metadata.name })}
      </Text>
      {leaving.isError ? (
        <div role="alert">
          <Text tone="danger" align="center">
            {words.signOutFailed}
          </Text>
        </div>
      ) : null}
      <ul className="sign-ins">
        {data.map(signedIn => (
          <SignInRow
            key={`${signedIn.subject.caipNetworkId}:${signedIn.subject.address}`}
            signedIn={signedIn}
            busy={leaving.isPending}
            takesWallet={takesWallet(signedIn)}
            onLeave={() => signOut(signedIn.subject)}
          />
        ))}
      </ul>
    </ViewBody>
  )
}

interface SignInRowProps {
  readonly signedIn: SignedIn
  readonly busy: boolean
  readonly takesWallet: boolean
  readonly onLeave: () => void
}

function SignInRow({ signedIn: { subject, session }, busy, takesWallet, onLeave }: SignInRowProps) {
  const { format } = useMessages()
  const words = useStrings(signInStrings)
  const { options } = usePorticoInstance('SignInRow')
  const network = usePorticoStore(
    ({ networks }) =>
      networks.requested.find(({ caipNetworkId }) => caipNetworkId === subject.caipNetworkId)?.name ??
      subject.caipNetworkId,
  )
  const address = formatAddress(subject.address)
  const { expirationTime } = session.data
  const until =
    expirationTime && formatDate(new Date(expirationTime), options.locale, { dateStyle: 'medium' })
  return (
    <li className="sign-in-row" data-row>
      <span className="sign-in-row-text">
        <Text weight="medium" truncate dir="auto">
          {network}
        </Text>
        <Text tone="secondary" size="sm">
          {until ? format(words.signedInOn, { address, date: until }) : address}
        </Text>
      </span>
      <IconButton
        label={format(takesWallet ? words.signOutAndDisconnect : words.signOut, { network })}
        busy={busy}
        onClick={onLeave}
      >
        <DisconnectIcon />
      </IconButton>
    </li>
  )
}
