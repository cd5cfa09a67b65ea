import { lazy, Suspense, useEffect, useState } from 'react'
import { post, type Role, type Session } from '../api/call.ts'
import { askPasskey, createPasskey } from '../api/passkey.ts'
import { toCode, useAction } from '../api/useCall.ts'
import { useTexts } from '../texts/useTexts.ts'
import { LanguageSelect } from '../ui/LanguageSelect.tsx'
import { Problem } from '../ui/Problem.tsx'

/** The kit, which only those load who sign in with a wallet. */
const WalletSignIn = lazy(() => import('./WalletSignIn.tsx'))

const takeInvitation = () => new URLSearchParams(location.hash.slice(1)).get('invitation') ?? undefined

interface SignInProps {
  hasStaff: boolean
  onSession(session: Session): void
}

export function SignIn({ hasStaff, onSession }: SignInProps) {
  const { t } = useTexts()
  const [token] = useState(takeInvitation)
  const [hasWallet, setHasWallet] = useState(false)
  const invitation = useInvitation(token)
  const { run, isPending, error } = useAction()

  const enter = (body: object, headers: HeadersInit = {}) =>
    run(async () => {
      const session = await post<Session>(
        'session',
        { ...body, ...(token && { invitation: token }) },
        headers,
      )
      // The link is used up, and does not belong into the history of the browser.
      if (token) history.replaceState(null, '', location.pathname)
      onSession(session)
    })
  const byPasskey = () =>
    run(async () => {
      if (token) await enter({ newPasskey: await createPasskey(invitation.data?.name ?? '') })
      else await enter({ passkey: await askPasskey() })
    })

  return (
    <main className="sign-in">
      <div className="corner">
        <LanguageSelect />
      </div>
      <h1>{t.title}</h1>
      {!hasStaff && !token ? <p>{t.signIn.first}</p> : null}
      {invitation.data ? (
        <p>
          <strong>{t.signIn.invited(invitation.data.name, t.roles[invitation.data.role])}</strong>{' '}
          {t.signIn.invitedIntro}
        </p>
      ) : null}
      {hasStaff && !token ? <p>{t.signIn.intro}</p> : null}
      <Problem code={invitation.error ?? error} />
      {(hasStaff && !token) || invitation.data ? (
        <div className="actions">
          <button type="button" className="primary" onClick={byPasskey} disabled={isPending}>
            {token ? t.signIn.createPasskey : t.signIn.passkey}
          </button>
          {hasWallet ? (
            <Suspense fallback={<p>{t.loading}</p>}>
              <WalletSignIn
                statement={t.signIn.statement}
                onToken={walletToken => void enter({}, { Authorization: `Bearer ${walletToken}` })}
              />
            </Suspense>
          ) : (
            <button type="button" onClick={() => setHasWallet(true)}>
              {token ? t.signIn.useWallet : t.signIn.wallet}
            </button>
          )}
        </div>
      ) : null}
    </main>
  )
}

function useInvitation(token: string | undefined) {
  const [state, setState] = useState<{ data?: { name: string; role: Role }; error?: string }>({})
  useEffect(() => {
    if (!token) return
    post<{ name: string; role: Role }>('invitation', { token }).then(
      data => setState({ data }),
      failure => setState({ error: toCode(failure) }),
    )
  }, [token])
  return state
}
