import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { type Features, readConfig, readTheme } from './features.ts'

/** The kit, which only those load who open the preview. */
const Dialog = lazy(() => import('./PreviewDialog.tsx'))

export function ThemePreview({ features }: { features: Features }) {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  const { mode, ...variables } = readTheme(features)
  const order = readConfig(features, 'connect_methods_order')
  const code = formatCode({
    theme: { ...(mode && { mode }), ...(Object.keys(variables).length > 0 && { variables }) },
    ...(order && { features: { connectMethodsOrder: order } }),
  })
  return (
    <section className="card" aria-labelledby="preview">
      <h2 id="preview">{t.settings.preview}</h2>
      {isShown ? (
        <Suspense fallback={<p>{t.loading}</p>}>
          <Dialog key={code} mode={mode} variables={variables} order={order} />
        </Suspense>
      ) : (
        <button type="button" onClick={() => setShown(true)}>
          {t.settings.showPreview}
        </button>
      )}
      <h3>{t.settings.code}</h3>
      <pre>{code}</pre>
      <Copy text={code} />
    </section>
  )
}

const formatCode = (options: object) =>
  `createPortico(${JSON.stringify(options, undefined, 2)
    .replace(/"([a-zA-Z]+)":/g, '$1:')
    .replaceAll('"', "'")})`

function Copy({ text }: { text: string }) {
  const { t } = useTexts()
  const [copied, setCopied] = useState<string>()
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {copied === text ? t.staff.copied : t.staff.copy}
    </button>
  )
}
