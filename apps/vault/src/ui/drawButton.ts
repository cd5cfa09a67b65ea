import { element } from './element.ts'

export function drawButton(
  label: string,
  kind: 'primary' | 'secondary' | 'ghost' | 'danger',
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  return element(
    'button',
    // Every click here is a mouse event, also those from the keyboard.
    { type: 'button', class: `button button-${kind}`, onclick: event => onClick(event as MouseEvent) },
    label,
  )
}
