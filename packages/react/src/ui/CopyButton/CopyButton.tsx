import { useState } from 'react'
import { Button } from '../Button/Button.js'
import { useTimer } from '../dom/useTimer.js'
import { IconButton } from '../IconButton/IconButton.js'
import { CheckIcon } from '../icons/CheckIcon.js'
import { CopyIcon } from '../icons/CopyIcon.js'
import { useStyles } from '../useStyles.js'
import { copyButtonStyles } from './CopyButton.css.js'

const TICK_MS = 1500

export interface CopyButtonProps {
  label: string
  copiedLabel: string
  text: string
  iconOnly?: boolean | undefined
  disabled?: boolean | undefined
  'data-testid'?: string | undefined
}

export function CopyButton({ label, copiedLabel, text, iconOnly = false, ...attributes }: CopyButtonProps) {
  useStyles(copyButtonStyles)
  const [copied, setCopied] = useState(false)
  const timer = useTimer()

  async function copy() {
    // The page may not be allowed to write to the clipboard, and "Copied" must not be shown wrongly.
    if (!(await writeText(text))) return
    setCopied(true)
    timer.start(() => setCopied(false), TICK_MS)
  }

  const icon = copied ? <CheckIcon size={iconOnly ? 20 : 16} /> : <CopyIcon size={iconOnly ? 20 : 16} />
  return (
    <span className="copy" data-copied={copied || undefined}>
      {iconOnly ? (
        <IconButton {...attributes} label={copied ? copiedLabel : label} onClick={copy}>
          {icon}
        </IconButton>
      ) : (
        <Button {...attributes} size="sm" variant="ghost" icon={icon} onClick={copy}>
          {copied ? copiedLabel : label}
        </Button>
      )}
      <span className="sr-only" role="status">
        {copied ? copiedLabel : ''}
      </span>
    </span>
  )
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
