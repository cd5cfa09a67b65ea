import { useState } from 'react'
import { type Flavour, flavours, formatCode } from './formatCode.ts'
import { highlight } from './highlight.ts'
import type { Settings } from './settings.ts'

export function CodePanel({ settings }: { readonly settings: Settings }) {
  const [flavour, setFlavour] = useState<Flavour>('React')
  const [copied, setCopied] = useState(false)
  const code = formatCode(settings, flavour)

  async function copy() {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }

  return (
    <section className="panel" aria-label="Code to copy">
      <div className="panel-head">
        <div className="segments">
          {flavours.map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={name === flavour}
              onClick={() => {
                setFlavour(name)
                setCopied(false)
              }}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" className="quiet" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className="code" tabIndex={0}>
        <code>
          {highlight(code).map(({ text, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a text have no other identity
            <span key={index} className={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  )
}
