import { element } from './element.ts'

type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger'

export function drawButton(
  label: string,
  kind: ButtonKind,
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  return element(
    'button',
    // Button clicks are mouse events, including keyboard clicks.
    { type: 'button', class: `button button-${kind}`, onclick: event => onClick(event as MouseEvent) },
    label,
  )
}

/** Attributes of a guarded button: `guardStage` decides which presses count. */
export const guarded = (onPress: () => void) => ({
  'data-guarded': true,
  'aria-disabled': 'true',
  onpress: onPress,
})

/** A button that reveals secrets or changes access to the wallet. */
export const drawGuarded = (label: string, kind: ButtonKind, onPress: () => void): HTMLButtonElement =>
  element('button', { type: 'button', class: `button button-${kind}`, ...guarded(onPress) }, label)
