import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { fetchSession, post, type Session } from './api/call.ts'
import { toCode } from './api/useCall.ts'
import { Insight } from './pages/Insight.tsx'
import { Log } from './pages/Log.tsx'
import type { PageProps } from './pages/PageProps.ts'
import { Settings } from './pages/Settings.tsx'
import { SignIn } from './pages/SignIn.tsx'
import { Staff } from './pages/Staff.tsx'
import { Support } from './pages/Support.tsx'
import { LanguageContext, useLanguage, useTexts } from './texts/useTexts.ts'
import { LanguageSelect } from './ui/LanguageSelect.tsx'
import { Problem } from './ui/Problem.tsx'

const pages = {
  insight: { action: 'insight.read', Page: Insight },
  support: { action: 'person.read', Page: Support },
  settings: { action: 'settings.read', Page: Settings },
  staff: { action: 'staff.read', Page: Staff },
  log: { action: 'log.read', Page: Log },
} as const satisfies Record<string, { action: string; Page: ComponentType<PageProps> }>

type PageName = keyof typeof pages

const pageNames = Object.keys(pages) as PageName[] // the keys of the table above

export function App() {
  const localized = useLanguage()
  const [session, setSession] = useState<Session>()
  const [error, setError] = useState<string>()
  const load = useCallback(() => {
    setError(undefined)
    fetchSession().then(setSession, failure => setError(toCode(failure)))
  }, [])
  useEffect(load, [load])
  return (
    <LanguageContext value={localized}>
      {error ? <Problem code={error} retry={load} /> : null}
      {session?.staff ? <Console {...session} staff={session.staff} onEnd={load} /> : null}
      {session && !session.staff ? (
        <SignIn hasStaff={session.hasStaff ?? true} onSession={setSession} />
      ) : null}
    </LanguageContext>
  )
}

function Console({
  staff,
  actions,
  docsUrl,
  onEnd,
}: Session & { staff: NonNullable<Session['staff']>; onEnd: () => void }) {
  const { t } = useTexts()
  const allowed = pageNames.filter(name => actions.includes(pages[name].action))
  const current = useHash(allowed)
  const { Page } = pages[current]
  const signOut = () => void post('sign-out', {}).then(onEnd, onEnd)
  return (
    <>
      <button type="button" className="skip" onClick={focusContent}>
        {t.skip}
      </button>
      <header className="bar">
        <p className="brand">{t.title}</p>
        <nav aria-label={t.title}>
          <ul>
            {allowed.map(name => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
                  {t.pages[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSelect />
        <button type="button" onClick={signOut} title={`${staff.name}, ${t.roles[staff.role]}`}>
          {t.signOut}
        </button>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{t.pages[current]}</h1>
        <Page canChange={actions.includes('settings.change')} docsUrl={docsUrl} />
      </main>
    </>
  )
}

/** Not a link, since the hash names the page. */
const focusContent = () => document.getElementById('content')?.focus()

function useHash(allowed: readonly PageName[]): PageName {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return allowed.find(name => hash === `#${name}`) ?? allowed[0] ?? 'insight'
}
