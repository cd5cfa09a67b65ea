import { useTexts } from '../texts/useTexts.ts'

/** A refusal in words, with a way out. */
interface ProblemProps {
  code: string | undefined
  /** What exactly was refused. */
  detail?: string | undefined
  retry?: () => void
}

export function Problem({ code, detail, retry }: ProblemProps) {
  const { t, explain } = useTexts()
  if (code === undefined) return null
  return (
    <p className="problem" role="alert">
      {explain(code)} {detail ? <span lang="en">{detail}</span> : null}{' '}
      {retry ? (
        <button type="button" onClick={retry}>
          {t.retry}
        </button>
      ) : null}
    </p>
  )
}
