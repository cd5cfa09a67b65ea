import type { ThemeState } from '@portico/core/internal'
import { getHue } from '../ui/Image/getHue.js'

const names = ['accent', 'font-family', 'border-radius-master'] as const
/** Later entries win. */
const prefixes = ['--w3m-', '--apkt-', '--portico-'] as const

/** Uses the CSSOM, which a strict Content-Security-Policy allows, unlike `style` attributes. */
export function applyButtonTheme(button: HTMLElement, { mode, variables }: ThemeState): void {
  if (mode) button.dataset.porticoTheme = mode
  else delete button.dataset.porticoTheme
  for (const name of names) {
    button.style.removeProperty(`--portico-${name}`)
    for (const prefix of prefixes) {
      const value = variables[`${prefix}${name}`]
      if (value !== undefined && value !== '') button.style.setProperty(`--portico-${name}`, String(value))
    }
  }
}

/** Colours a missing image through the CSSOM, because of the Content-Security-Policy. */
export function applyHues(element: HTMLElement, seed: string): void {
  for (const [index, name] of ['--a', '--b', '--c'].entries()) {
    element.style.setProperty(name, String(getHue(seed, index)))
  }
}
