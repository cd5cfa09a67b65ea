import { readChoice, storeChoice } from './storedChoice.ts'

const key = 'portico-docs-manager'

/** Applies the reader's package manager to all install lines, on this page and the next. */
export function startManagers(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('.install input')]
  const choose = (manager: string) => {
    for (const radio of radios) radio.checked = radio.value === manager
  }
  const stored = readChoice(key)
  if (stored && radios.some(({ value }) => value === stored)) choose(stored)
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      choose(radio.value)
      storeChoice(key, radio.value)
    })
  }
}
