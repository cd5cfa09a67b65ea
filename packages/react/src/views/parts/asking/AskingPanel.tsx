import type { ReactNode } from 'react'
import { format, useMessages } from '../../../hooks/internal/useTexts.js'
import type { TextsOf } from '../../../locales/Strings.js'
import type { Asking } from '../../../state/createAttempt.js'
import { ErrorText } from '../errors/ErrorText.js'
import type { switchingStrings } from '../networks/strings.js'
import { RequestPanel, type RequestPanelProps } from './RequestPanel.js'
import type { connectingStrings } from './strings.js'

type AskingWords = TextsOf<typeof connectingStrings> | TextsOf<typeof switchingStrings>

interface Look {
  readonly ring: RequestPanelProps['state']
  readonly title: keyof AskingWords
  /** Undefined where the error's own text is shown. */
  readonly text?: keyof AskingWords
  /** No response is expected, or not soon: retry and alternatives are offered. */
  readonly settled?: boolean
}

const looks: Readonly<Record<Asking['status'], Look>> = {
  waiting: { ring: 'loading', title: 'confirm', text: 'confirmText' },
  slow: { ring: 'loading', title: 'slowTitle', text: 'slowText', settled: true },
  pending: { ring: 'idle', title: 'pendingTitle', text: 'pendingText', settled: true },
  rejected: { ring: 'error', title: 'rejectedTitle', text: 'rejectedText', settled: true },
  error: { ring: 'error', title: 'errorTitle', settled: true },
  done: { ring: 'success', title: 'done', text: 'doneText' },
}

export interface AskingPanelProps extends Pick<RequestPanelProps, 'shape' | 'note' | 'children'> {
  readonly asking: Asking
  readonly words: AskingWords
  readonly values: Readonly<Record<string, string>>
  readonly picture: ReactNode
  readonly onRetry: () => void
  readonly onLeave: () => void
  /** Runs the checks; not after a decision of the visitor. */
  readonly onHelp?: (() => void) | undefined
}

export function AskingPanel({ asking, words, values, onRetry, onLeave, onHelp, ...panel }: AskingPanelProps) {
  const messages = useMessages()
  const { ring, title, text, settled } = looks[asking.status]
  return (
    <RequestPanel
      {...panel}
      state={ring}
      title={format(words[title], values)}
      text={
        asking.status === 'error' ? (
          <ErrorText error={asking.error} />
        ) : (
          format(text ? words[text] : '', values)
        )
      }
      retry={settled ? { label: words.tryAgain, onClick: onRetry } : undefined}
      otherWay={settled ? { label: words.leave, onClick: onLeave } : undefined}
      help={
        settled && onHelp && asking.status !== 'rejected'
          ? { label: messages.titles.doctor, onClick: onHelp }
          : undefined
      }
    />
  )
}
