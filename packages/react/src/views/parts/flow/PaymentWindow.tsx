import type { PayWindow } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { format } from '../../../hooks/internal/useTexts.js'
import { LinkButton } from '../../../ui/index.js'
import { RequestPanel, type RequestPanelProps } from '../asking/RequestPanel.js'

const texts = {
  open: 'windowOpen',
  closed: 'windowClosed',
  blocked: 'windowBlocked',
  unknown: 'windowUnknown',
} as const satisfies Record<PayWindow, string>

type Words = Readonly<Record<(typeof texts)[PayWindow] | 'waitingHint' | 'openPage', string>>

export interface PaymentWindowProps
  extends Pick<RequestPanelProps, 'shape' | 'picture' | 'title' | 'otherWay'> {
  readonly window: PayWindow
  readonly url: string
  readonly words: Words
  readonly values: Readonly<Record<string, string>>
  readonly children?: ReactNode
  readonly 'data-testid': string
}

export function PaymentWindow({ window, url, words, values, ...rest }: PaymentWindowProps) {
  const { 'data-testid': testId, ...panel } = rest
  return (
    <RequestPanel
      {...panel}
      state="loading"
      text={format(words[texts[window]], values)}
      note={words.waitingHint}
      action={
        <LinkButton
          href={url}
          variant={window === 'open' ? 'secondary' : 'primary'}
          size="lg"
          fullWidth
          data-testid={testId}
        >
          {words.openPage}
        </LinkButton>
      }
    />
  )
}
