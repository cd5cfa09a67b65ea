import type { Line, LineRule } from './createLine.js'

export const duplicateDeliveries: LineRule = ({ kind }, pass) => {
  pass()
  if (kind === 'push') pass()
}

/** The relay never learns what has arrived, and sends it again when the client comes back. */
export const dropAcknowledgements: LineRule = ({ kind }, pass) => {
  if (kind !== 'acknowledgement') pass()
}

/** Of two deliveries on each other's heels, the second overtakes the first. */
export function reorderDeliveries(patience = 100): LineRule {
  let held: (() => void) | undefined
  const release = () => {
    held?.()
    held = undefined
  }
  return ({ kind }, pass) => {
    if (kind !== 'push') return pass()
    if (held) {
      pass()
      return release()
    }
    held = pass
    setTimeout(release, patience)
  }
}

/** The first delivery with one label waits for the next with another. */
export function holdBack(tag: number, until: number): LineRule {
  let held: (() => void) | undefined
  let isDone = false
  return ({ kind, tags }, pass) => {
    if (kind !== 'push' || isDone) return pass()
    if (!held && tags.includes(tag)) {
      held = pass
      return
    }
    pass()
    if (!held || !tags.includes(until)) return
    isDone = true
    held()
  }
}

/** The line breaks at a frame, which is lost; counted from one, in both directions. */
export function cutAt(
  line: Line,
  frame: number,
): { readonly rule: LineRule; readonly isDone: () => boolean } {
  let count = 0
  return {
    isDone: () => count >= frame,
    rule(_, pass) {
      count += 1
      if (count === frame) line.cut()
      else pass()
    },
  }
}
