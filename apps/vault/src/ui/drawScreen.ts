import { element } from './element.ts'

interface Screen {
  readonly title: string
  /** For short screens, whose content is then centred. */
  readonly picture?: PictureName
  readonly hint?: string
  readonly body?: readonly (Node | undefined)[]
  readonly actions?: readonly (Node | undefined)[]
  readonly onBack?: (() => void) | undefined
}

export interface Screens {
  showScreen(screen: Screen): void
}

/** @param back the label of the button that leads back */
export function drawScreen(
  { title, picture, hint, body = [], actions = [], onBack }: Screen,
  back = '',
): HTMLElement {
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
          'aria-label': back,
          onclick: onBack,
        }),
      // Focus starts on the heading, so that a key that is still held does not press a button.
      element('h1', { id: 'title', class: 'title', tabindex: '-1' }, title),
    ),
    element(
      'div',
      {
        class: picture ? 'body body-picture' : 'body',
        tabindex: '0',
        role: 'group',
        'aria-labelledby': 'title',
      },
      picture && drawPicture(picture),
      hint === undefined ? undefined : element('p', { class: 'hint' }, hint),
      body,
    ),
    element('footer', { class: 'actions' }, actions),
  )
}

const draw =
  (picture: 'shield' | 'shieldWithTick') =>
  (title: string, text: string, actions: readonly Node[] = []): HTMLElement =>
    drawScreen({ title, picture, hint: text, actions })

/** Also used for failures, for which a tick would be wrong. */
export const drawNotice = draw('shield')

export const drawSuccess = draw('shieldWithTick')

const pictures = {
  mail: 'M4 7.5h24v17H4zM4.5 8 16 17.5 27.5 8',
  key: 'M11 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM17 16h11v4M23 16v3M11 16h.01',
  shield: 'M16 4 6 8v7c0 6 4 10.5 10 13 6-2.5 10-7 10-13V8z',
  shieldWithTick: 'M16 4 6 8v7c0 6 4 10.5 10 13 6-2.5 10-7 10-13V8zM11.5 16l3 3 6-6',
} as const

type PictureName = keyof typeof pictures

const create = (tag: string, attributes: Readonly<Record<string, string>>) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function drawPicture(name: PictureName): Element {
  const picture = create('svg', { class: 'picture', viewBox: '-16 -16 64 64', 'aria-hidden': 'true' })
  picture.append(
    create('circle', { class: 'picture-disc', cx: '16', cy: '16', r: '32' }),
    create('path', { class: 'picture-lines', d: pictures[name] }),
  )
  return picture
}
