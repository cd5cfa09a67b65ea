import { getHue } from '../ui/Image/getHue.js'

/**
 * Colours a missing image. It uses the CSSOM because a `style` attribute in server markup would need a laxer
 * Content-Security-Policy.
 */
export function applyHues(element: HTMLElement, seed: string): void {
  for (const [index, name] of ['--a', '--b', '--c'].entries()) {
    element.style.setProperty(name, String(getHue(seed, index)))
  }
}
