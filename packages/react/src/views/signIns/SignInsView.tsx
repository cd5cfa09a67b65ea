import { formatAddress, selectConnectedAccount } from '@portico/core'
import { isSignInRequired, type SignedIn } from '@portico/core/internal'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { type UsePorticoSignInsResult, usePorticoSignIns } from '../../hooks/usePorticoSignIns.js'
import { formatDate } from '../../locales/formatDate.js'
import { Button, RowFocus, Skeleton, Text, useStyles, ViewBody } from '../../ui/index.js'
import { SessionRow } from '../parts/sessions/SessionRow.js'
import { sessionStyles } from '../parts/sessions/sessionStyles.css.js'
import { EmptyState, QueryError } from '../parts/states/StateMessage.js'
import { signInStrings } from '../siwxSignMessage/strings.js'

export function SignInsView() {
  useStyles(sessionStyles)
  const messages = useMessages()
  const words = useStrings(signInStrings)
  const { metadata } = usePorticoInstance('SignInsView').options
  const held = usePorticoSignIns()
  const { data, status, refetch } = held
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
          description={format(words.listEmptyText, { site: metadata.name })}
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
  const words = useStrings(signInStrings)
  const portico = usePorticoInstance('SignInList')
  const { locale, metadata } = portico.options
  const networks = usePorticoStore(state => state.networks.requested)
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
      <Text variant="note">{format(words.listText, { site: metadata.name })}</Text>
      {leaving.isError ? (
        <Text variant="error" align="center">
          {words.signOutFailed}
        </Text>
      ) : null}
      <ul className="sign-ins">
        {data.map(signedIn => {
          const { caipNetworkId, address } = signedIn.subject
          const network = networks.find(one => one.caipNetworkId === caipNetworkId)?.name ?? caipNetworkId
          const { expirationTime } = signedIn.session.data
          const date = expirationTime && formatDate(new Date(expirationTime), locale, { dateStyle: 'medium' })
          const short = formatAddress(address)
          return (
            <SessionRow
              key={`${caipNetworkId}:${address}`}
              title={network}
              text={date ? format(words.signedInOn, { address: short, date }) : short}
              endLabel={format(takesWallet(signedIn) ? words.signOutAndDisconnect : words.signOut, {
                network,
              })}
              busy={leaving.isPending}
              onEnd={() => signOut(signedIn.subject)}
            />
          )
        })}
      </ul>
    </ViewBody>
  )
}
