import { element } from './element.ts'

type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger'

export function drawButton(
  label: string,
  kind: ButtonKind,
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  return element(
    'button',
    // Every click here is a mouse event, also those from the keyboard.
    { type: 'button', class: `button button-${kind}`, onclick: event => onClick(event as MouseEvent) },
    label,
  )
}

/** What makes any button a guarded one: clicks do nothing to it until `guardStage` lets one through. */
export const guarded = (onPress: () => void) => ({
  'data-guarded': true,
  'aria-disabled': 'true',
  onpress: onPress,
})

/** A button that gives something away or changes who has the wallet. */
export const drawGuarded = (label: string, kind: ButtonKind, onPress: () => void): HTMLButtonElement =>
  element('button', { type: 'button', class: `button button-${kind}`, ...guarded(onPress) }, label)
