import { readSlippage, slippageLimits } from '@portico/core/internal'
import { useEffect, useId, useRef, useState } from 'react'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSwapResult } from '../../hooks/usePorticoSwap.js'
import { Text } from '../../ui/index.js'
import { readTyped, showTyped } from '../parts/amount/readTyped.js'
import { formatPercent } from './formatAmount.js'
import { swapStrings } from './strings.js'

interface SlippageFieldProps {
  readonly swap: Pick<UsePorticoSwapResult, 'draft' | 'slippage' | 'edit'>
}

/** The highest slippage: automatic, or what the visitor types in percent. */
export function SlippageField({ swap: { draft, slippage, edit } }: SlippageFieldProps) {
  const { locale } = usePorticoInstance('SlippageField').options
  const words = useStrings(swapStrings)
  const noteId = useId()
  const isCustom = draft.slippage !== undefined
  const [typed, setTyped] = useState(isCustom ? String(draft.slippage) : '')
  const { least, low, high, most } = slippageLimits
  const isWrong = typed !== '' && readSlippage(typed) === undefined
  const change = (text: string) => {
    const next = readTyped(text, { locale, decimals: 2 })
    if (next === undefined) return
    setTyped(next)
    // An invalid limit is never used: automatic is, until there is a valid one.
    edit({ slippage: readSlippage(next) })
  }
  const range = { least: formatPercent(least, locale), most: formatPercent(most, locale) }
  const warning = slippage > high ? words.slippageHigh : words.slippageLow
  const isOdd = isCustom && (slippage > high || slippage < low)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWrong || isOdd) note.current?.scrollIntoView({ block: 'nearest' })
  }, [isWrong, isOdd])
  return (
    <div className="swap-slippage" data-testid="swap-slippage-panel">
      <div className="flow-line">
        <button
          type="button"
          className="amount-share"
          aria-pressed={typed === ''}
          onClick={() => change('')}
          data-testid="swap-slippage-auto"
        >
          {words.slippageAuto}
        </button>
        <label className="swap-custom" data-wrong={isWrong || undefined}>
          <span>{words.slippageCustom}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            size={5}
            dir="ltr"
            placeholder={showTyped(String(slippage), locale)}
            aria-label={words.slippagePercent}
            aria-invalid={isWrong}
            aria-describedby={noteId}
            value={showTyped(typed, locale)}
            onChange={event => change(event.target.value)}
            data-testid="swap-slippage-input"
          />
          <span aria-hidden="true">%</span>
        </label>
      </div>
      <div ref={note} id={noteId} className="swap-slippage-note" role="status">
        {isWrong || isOdd ? (
          <Text size="xs" tone={isWrong ? 'danger' : 'warning'}>
            {isWrong ? format(words.slippageWrong, range) : warning}
          </Text>
        ) : null}
      </div>
    </div>
  )
}
