type Search = typeof import('./search.ts')

const load = (): Promise<Search> => import('./search.ts')

/** The field is usable at once; the index loads when it receives focus. */
export function startSearch(form: HTMLFormElement, root: string): void {
  const input = form.querySelector('input')
  const panel = form.querySelector<HTMLElement>('.results')
  const list = panel?.querySelector('ul')
  const status = panel?.querySelector('p')
  if (!input || !panel || !list || !status) return

  const open = (isOpen: boolean) => {
    panel.hidden = !isOpen
  }

  async function show(query: string) {
    if (!input || !list || !status) return
    if (query.trim() === '') return open(false)
    try {
      const { search, drawResult } = await load()
      const found = await search(root, query)
      // The input has changed meanwhile.
      if (input.value !== query) return
      list.replaceChildren(...found.map(result => drawResult(root, result)))
      status.textContent = found.length === 0 ? `Nothing about “${query}”` : describeCount(found.length)
    } catch {
      list.replaceChildren()
      status.textContent = 'The search could not be loaded. Check the connection, then type again.'
    }
    open(true)
  }

  input.addEventListener('focus', () => void load().then(({ prepare }) => prepare(root), ignore), {
    once: true,
  })
  input.addEventListener('input', () => void show(input.value))
  form.addEventListener('submit', event => {
    event.preventDefault()
    list.querySelector('a')?.click()
  })
  form.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      open(false)
      input.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(input, list, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) open(false)
  })
  document.addEventListener('keydown', event => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
  form.hidden = false
}

// Typing retries and shows the error.
const ignore = () => undefined

const describeCount = (count: number) => (count === 1 ? 'One place' : `${count} places`)

function moveFocus(input: HTMLInputElement, list: HTMLElement, step: number): void {
  const stops = [input, ...list.querySelectorAll('a')]
  const index = stops.findIndex(stop => stop.matches(':focus'))
  stops[(index + step + stops.length) % stops.length]?.focus()
}
