export interface Stage {
  readonly root: HTMLElement
  show(screen: HTMLElement): void
  clear(): void
  /** The timestamp of the last press on the page, on any screen. */
  getLastPress(): number | undefined
}

export function createStage(root: HTMLElement): Stage {
  let lastPress: number | undefined
  const hear = ({ timeStamp }: Event) => {
    lastPress = timeStamp
  }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, hear, { capture: true })
  return {
    root,
    show(screen) {
      root.replaceChildren(screen)
      root.scrollTop = 0
      screen.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    },
    clear: () => root.replaceChildren(),
    getLastPress: () => lastPress,
  }
}
