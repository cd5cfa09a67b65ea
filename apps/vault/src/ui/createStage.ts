/** Where screens are shown, one at a time. */
export interface Stage {
  readonly root: HTMLElement
  show(screen: HTMLElement): void
  clear(): void
}

export function createStage(root: HTMLElement): Stage {
  return {
    root,
    show(screen) {
      root.replaceChildren(screen)
      root.scrollTop = 0
      screen.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    },
    clear: () => root.replaceChildren(),
  }
}
