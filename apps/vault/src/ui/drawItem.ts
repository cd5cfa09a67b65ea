import { element } from './element.ts'

/** An entry of a list: a name, notes below it, and a button. */
export const drawItem = (
  name: string,
  notes: readonly (string | Node | undefined)[],
  button: HTMLElement | undefined,
): HTMLElement =>
  element(
    'li',
    { class: 'device' },
    element(
      'div',
      {},
      element('bdi', { class: 'device-name' }, name),
      notes.map(note => (note === undefined ? undefined : element('div', { class: 'note' }, note))),
    ),
    button,
  )
