import { useTexts } from '../texts/useTexts.ts'

/** A refusal in words, with a way out. */
export function Problem({ code, retry }: { code: string | undefined; retry?: () => void }) {
  const { t, explain } = useTexts()
  if (code === undefined) return null
  return (
    <p className="problem" role="alert">
      {explain(code)}{' '}
      {retry ? (
        <button type="button" onClick={retry}>
          {t.retry}
        </button>
      ) : null}
    </p>
  )
}
