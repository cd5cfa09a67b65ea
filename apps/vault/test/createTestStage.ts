import { drawScreen, type Screens } from '../src/ui/drawScreen.ts'

/** A stage on which every press counts. */
export function createTestStage(root: HTMLElement) {
  const show = (screen: HTMLElement) => root.replaceChildren(screen)
  const showScreen: Screens['showScreen'] = screen => show(drawScreen(screen, 'Back'))
  return { root, show, showScreen }
}
