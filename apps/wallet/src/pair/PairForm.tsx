import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { type FormEvent, useEffect, useState } from 'react'
import { useTask } from '../useTask.ts'
import { findUriProblem } from './findUriProblem.ts'
import { Scanner } from './Scanner.tsx'

interface PairFormProps {
  readonly wallet: RemoteWallet
  readonly uri: string | undefined
}

export function PairForm({ wallet, uri }: PairFormProps) {
  const [text, setText] = useState('')
  const [scanning, setScanning] = useState(false)
  const { busy, error, run } = useTask()

  const pair = (code: string) =>
    run(async () => {
      const link = code.trim()
      const problem = findUriProblem(link, Date.now())
      if (problem) throw new Error(problem)
      await wallet.pair(link)
      setText('')
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link's code is used once
  useEffect(() => {
    if (uri !== undefined) void pair(uri)
  }, [uri])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) void pair(text)
  }

  return (
    <section className="card pair" aria-labelledby="pair-title">
      <h2 id="pair-title">Connect to a site</h2>
      <form onSubmit={submit}>
        <label className="sr-only" htmlFor="uri">
          Link of the code
        </label>
        <input
          id="uri"
          value={text}
          placeholder="Paste the link, wc:…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'pair-problem' : undefined}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="primary" disabled={busy}>
          {busy ? 'Connecting' : 'Connect'}
        </button>
      </form>
      {error ? (
        <p className="problem" id="pair-problem" role="alert">
          {error}
        </p>
      ) : null}
      {navigator.mediaDevices ? (
        <button type="button" className="wide" onClick={() => setScanning(!scanning)}>
          {scanning ? 'Stop the camera' : 'Scan a code'}
        </button>
      ) : null}
      {scanning ? (
        <Scanner
          onCode={code => {
            setScanning(false)
            void pair(code)
          }}
        />
      ) : null}
    </section>
  )
}
