import { type ReactNode, useState } from 'react'
import { WarningIcon } from '../../../ui/icons/WarningIcon.js'
import { Button, Checkbox, PrimaryButton, useStyles, ViewBody } from '../../../ui/index.js'
import { flowStyles } from './flowStyles.css.js'

interface PreviewBodyProps {
  readonly children: ReactNode
  readonly words: { readonly cancel: string }
  readonly confirmLabel: string
  /** What the visitor has to accept first. */
  readonly condition: { readonly label: string; readonly testId: string } | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly testIds: { readonly cancel: string; readonly confirm: string }
}

export function PreviewBody(props: PreviewBodyProps) {
  useStyles(flowStyles)
  const { children, words, confirmLabel, condition, onConfirm, onCancel, testIds } = props
  const [isAccepted, setIsAccepted] = useState(false)
  return (
    <ViewBody
      footer={
        <div className="flow-buttons">
          <Button size="lg" fullWidth onClick={onCancel} data-testid={testIds.cancel}>
            {words.cancel}
          </Button>
          <PrimaryButton
            disabled={condition !== undefined && !isAccepted}
            onClick={onConfirm}
            data-testid={testIds.confirm}
          >
            {confirmLabel}
          </PrimaryButton>
        </div>
      }
    >
      {children}
      {condition ? (
        <Checkbox checked={isAccepted} onCheckedChange={setIsAccepted} data-testid={condition.testId}>
          {condition.label}
        </Checkbox>
      ) : null}
    </ViewBody>
  )
}

interface WarningProps {
  readonly children: string
  /** The visitor has to confirm it, or to look again. */
  readonly grave: boolean
  readonly 'data-testid': string
}

export const Warning = ({ children, grave, ...rest }: WarningProps) => (
  <p {...rest} className="flow-warning" data-grave={grave || undefined}>
    <WarningIcon />
    <span>{children}</span>
  </p>
)
