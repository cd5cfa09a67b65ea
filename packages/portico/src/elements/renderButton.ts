import { applyHues, getSafeImageSource } from '@portico/react/button-model'
import type { ButtonView } from './ButtonView.js'

export function renderButton(
  button: HTMLButtonElement,
  view: ButtonView,
  size: 'sm' | 'md',
  onBroken: (source: string) => void,
): void {
  button.className = `portico-button portico-button-${view.look} portico-button-${size}`
  button.disabled = view.disabled
  if (view.busy) button.ariaBusy = 'true'
  else button.removeAttribute('aria-busy')
  const parts: Node[] = []
  if (view.balance !== undefined) {
    parts.push(createBalance(view.balance, view.fullBalance))
  }
  if (view.look === 'wrong') parts.push(createWarning())
  if (view.look === 'connect' && view.busy) parts.push(createPart('spinner'))
  if (view.imageSeed !== undefined) parts.push(createImage(view, view.imageSeed, onBroken))
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

function createBalance(short: string, full = ''): HTMLElement {
  const part = createPart('balance', short)
  part.title = full
  return part
}

function createRead(name: string, text: string, seen: Node): HTMLElement {
  const part = document.createElement('span')
  part.className = `portico-button-${name}`
  part.title = text
  part.append(seen, createPart('unseen', text))
  return part
}

function createImage(
  { imageSource, monogram }: ButtonView,
  seed: string,
  onBroken: (source: string) => void,
): HTMLElement {
  const part = createPart('image')
  applyHues(part, seed)
  const safe = getSafeImageSource(imageSource)
  if (safe === null) {
    part.textContent = monogram
    return part
  }
  const image = document.createElement('img')
  image.alt = ''
  image.width = 24
  image.height = 24
  image.referrerPolicy = 'no-referrer'
  image.onerror = () => {
    part.replaceChildren(monogram)
    onBroken(safe)
  }
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
