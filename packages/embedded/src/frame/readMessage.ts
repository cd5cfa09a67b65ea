import { type FrameMessage, parseFrameMessage } from '@portico/protocol/frame'
import type { Life } from './createLife.js'

type ReadMessage =
  | { readonly message: FrameMessage }
  | { readonly version: number }
  | { readonly fault: string }

export const isReadySignal = ({ kind, name }: FrameMessage): boolean => kind === 'signal' && name === 'READY'

/** Accepts increasing sequence numbers, with the ready signal first and only once. */
export function readMessage(life: Pick<Life, 'heard' | 'isReady'>, data: unknown): ReadMessage {
  const parsed = parseFrameMessage(data)
  if ('fault' in parsed) {
    if (parsed.fault === 'wrong_version' && !life.isReady) return { version: parsed.version ?? 0 }
    return { fault: parsed.fault }
  }
  const { message } = parsed
  const isFirst = life.heard < 0
  if (message.seq <= life.heard || isFirst !== isReadySignal(message)) return { fault: 'out of order' }
  return { message }
}
