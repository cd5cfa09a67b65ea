import { showTheme, storeTheme, type Theme } from './chosenTheme.ts'
import { startManagers } from './startManagers.ts'
import { startSearch } from './startSearch.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

function getTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || theme === 'light' ? theme : dark.matches ? 'dark' : 'light'
}

function startThemeButton(button: HTMLButtonElement): void {
  const label = () => {
    button.textContent = getTheme() === 'dark' ? 'Light' : 'Dark'
    button.setAttribute('aria-label', `Use the ${getTheme() === 'dark' ? 'light' : 'dark'} theme`)
  }
  button.addEventListener('click', () => {
    const next = getTheme() === 'dark' ? 'light' : 'dark'
    showTheme(next)
    storeTheme(next)
    label()
  })
  dark.addEventListener('change', label)
  label()
  button.hidden = false
}

function addCopyButton(block: HTMLElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
      button.textContent = 'Copied'
    } catch {
      button.textContent = 'Not copied'
    }
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  block.append(button)
}

startManagers()
const button = document.querySelector<HTMLButtonElement>('button.theme')
if (button) startThemeButton(button)
const form = document.querySelector<HTMLFormElement>('form.search')
if (form) startSearch(form, document.body.dataset.root ?? './')
if (navigator.clipboard) document.querySelectorAll<HTMLElement>('.code').forEach(addCopyButton)
