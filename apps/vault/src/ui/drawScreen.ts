import { element } from './element.ts'

export interface ScreenParts {
  readonly title: string
  readonly body: readonly (Node | undefined)[]
  readonly actions?: readonly (Node | undefined)[]
  readonly onBack?: { readonly label: string; readonly act: () => void } | undefined
}

/** One screen: a heading, what there is to read, and the actions at the bottom. */
export function drawScreen({ title, body, actions = [], onBack }: ScreenParts): HTMLElement {
  return element(
    'div',
    { class: 'screen' },
    element(
      'header',
      { class: 'header' },
      onBack &&
        element('button', {
          type: 'button',
          class: 'back',
          'aria-label': onBack.label,
          onclick: onBack.act,
        }),
      // Focus begins here, so that no button is under a key that is still held.
      element('h1', { id: 'title', class: 'title', tabindex: '-1' }, title),
    ),
    element('div', { class: 'body', tabindex: '0', role: 'group', 'aria-labelledby': 'title' }, body),
    element('footer', { class: 'actions' }, actions),
  )
}
