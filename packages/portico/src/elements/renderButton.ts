import { applyHues, getSafeImageSource } from '@portico/react/button-model'
import type { ButtonView } from './ButtonView.js'

/** Brings a plain button in line with its view. */
export function renderButton(button: HTMLButtonElement, view: ButtonView, size: 'sm' | 'md'): void {
  button.className = `portico-button portico-button-${view.look} portico-button-${size}`
  button.disabled = view.disabled
  if (view.busy) button.ariaBusy = 'true'
  else button.removeAttribute('aria-busy')
  const parts: Node[] = []
  if (view.balance !== undefined) {
    parts.push(createRead('balance', view.fullBalance, view.balance && createSeen(view.balance)))
  }
  if (view.look === 'wrong') parts.push(createWarning())
  if (view.look === 'connect' && view.busy) parts.push(createPart('spinner'))
  if (view.imageSeed !== undefined) parts.push(createImage(view.imageSeed, view.imageSource, view.monogram))
  parts.push(createPart('label', view.label))
  if (view.warning) parts.push(createRead('mark', view.warning, createWarning()))
  button.replaceChildren(...parts)
}

function createPart(name: string, text = ''): HTMLElement {
  const part = document.createElement('span')
  part.className = `portico-button-${name}`
  part.textContent = text
  if (!text) part.ariaHidden = 'true'
  return part
}

function createSeen(text: string): HTMLElement {
  const part = document.createElement('span')
  part.textContent = text
  part.ariaHidden = 'true'
  return part
}

/** Something to see that is read out in other words. */
function createRead(name: string, text: string | undefined, seen: Node | string): HTMLElement {
  const part = document.createElement('span')
  part.className = `portico-button-${name}`
  if (seen) part.append(seen)
  if (text) {
    part.title = text
    part.append(createPart('unseen', text))
  }
  return part
}

function createImage(seed: string, source: string | undefined, monogram: string): HTMLElement {
  const part = createPart('image')
  applyHues(part, seed)
  const safe = getSafeImageSource(source)
  if (safe === null) {
    part.textContent = monogram
    return part
  }
  const image = document.createElement('img')
  image.alt = ''
  image.width = 24
  image.height = 24
  image.referrerPolicy = 'no-referrer'
  image.onerror = () => part.replaceChildren(monogram)
  image.src = safe
  part.append(image)
  return part
}

const svg = 'http://www.w3.org/2000/svg'

function createWarning(): SVGElement {
  const mark = document.createElementNS(svg, 'svg')
  const path = document.createElementNS(svg, 'path')
  const attributes = {
    class: 'portico-button-warning',
    viewBox: '0 0 20 20',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, value)
  path.setAttribute('d', 'M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14.2v.1')
  mark.append(path)
  return mark
}
